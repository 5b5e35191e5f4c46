import { ElearningArticle } from '../../modules/learning/elearning-article.tsx';
import { TrainingScreen } from '../../modules/learning/training-screen.tsx';

/** One e-learning. Its call may answer a webinar or a job aid of that name: they have pages of their own. */
export function ElearningScreen() {
  return <TrainingScreen>{(training) => <ElearningArticle training={training} />}</TrainingScreen>;
}

ElearningScreen.preload = TrainingScreen.preload;
