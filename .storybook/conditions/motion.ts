import { isShown, describeElement } from './page.ts';

/** Maximum duration in ms. Not zero, because code can depend on the event at the end of an animation. */
const maxDuration = 1;

const getLongestMs = (times: string) =>
  Math.max(
    ...times.split(',').map((time) => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000)),
  );

/** Disables the stylesheet that Storybook uses to pause all animations during tests. */
function withoutPause<Result>(check: () => Result): Result {
  const pausingStylesheets = [...document.styleSheets].filter(
    ({ ownerNode }) =>
      ownerNode instanceof HTMLStyleElement &&
      ownerNode.textContent.includes('animation-play-state: paused'),
  );
  for (const stylesheet of pausingStylesheets) stylesheet.disabled = true;
  try {
    return check();
  } finally {
    for (const stylesheet of pausingStylesheets) stylesheet.disabled = false;
  }
}

/** Finds animations and transitions that ignore the setting for reduced motion. */
export function findMotionProblems(): string[] {
  return withoutPause(findLongAnimations);
}

function findLongAnimations(): string[] {
  const runningProblems = document.getAnimations().flatMap((animation) => {
    const duration = Number(animation.effect?.getComputedTiming().duration ?? 0);
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
    return animation.playState === 'running' && duration > maxDuration && target && isShown(target)
      ? [`${describeElement(target)} moves for ${Math.round(duration)} ms`]
      : [];
  });
  const declaredProblems = [...document.body.querySelectorAll('*')].flatMap((element) => {
    // Storybook's hidden loading page contains a spinner.
    if (!isShown(element)) return [];
    const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
    const animates = animationName !== 'none' && getLongestMs(animationDuration) > maxDuration;
    return animates || getLongestMs(transitionDuration) > maxDuration
      ? [
          `${describeElement(element)} is animated for ${animates ? animationDuration : transitionDuration}`,
        ]
      : [];
  });
  return [...new Set([...runningProblems, ...declaredProblems])];
}
