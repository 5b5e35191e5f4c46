import { ElearningArticle } from '../../modules/learning/elearning-article.tsx';
import { TrainingScreen } from '../../modules/learning/training-screen.tsx';

/** One e-learning. If the call returns a webinar or job aid, `TrainingScreen` redirects to the page of that record. */
export function ElearningScreen() {
  return <TrainingScreen>{(training) => <ElearningArticle training={training} />}</TrainingScreen>;
}

ElearningScreen.preload = TrainingScreen.preload;
