import { whenIdle } from '../lib/idle.ts';
import type { Services } from '../modules/session/services.tsx';
import type { Router } from './router.ts';

/**
 * From now on, saves answers when the browser is idle, and removes them when the session ends. If the code can't be loaded,
 * nothing is saved, and the next visit tries again.
 */
export function saveAnswers(services: Services, router: Router): void {
  whenIdle(() => {
    import('./answer-writer.ts').then(
      ({ writeAnswers }) => writeAnswers(services, router),
      () => {},
    );
  });
}
