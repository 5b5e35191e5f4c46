import { ElearningArticle } from '../../modules/learning/elearning-article.tsx';
import { TrainingScreen } from '../../modules/learning/training-screen.tsx';

/** One e-learning. The call may also return a webinar or job aid, which `TrainingScreen` redirects to its own page. */
export function ElearningScreen() {
  return <TrainingScreen>{(training) => <ElearningArticle training={training} />}</TrainingScreen>;
}

ElearningScreen.preload = TrainingScreen.preload;
