import { isShown, nameOf } from './page.ts';

/** A fraction of a frame, for those who need an end event. */
const still = 1;

const longest = (times: string) =>
  Math.max(
    ...times.split(',').map((time) => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000)),
  );

/** Storybook holds everything still while it tests, with a sheet of its own. */
function withoutPause<Result>(check: () => Result): Result {
  const stylesheets = [...document.styleSheets].filter(
    ({ ownerNode }) =>
      ownerNode instanceof HTMLStyleElement &&
      ownerNode.textContent.includes('animation-play-state: paused'),
  );
  for (const sheet of stylesheets) sheet.disabled = true;
  try {
    return check();
  } finally {
    for (const sheet of stylesheets) sheet.disabled = false;
  }
}

/** What moves, or would when it changes, though the device asks for less motion. */
export function motionFaults(): string[] {
  return withoutPause(movingParts);
}

function movingParts(): string[] {
  const running = document.getAnimations().flatMap((animation) => {
    const duration = Number(animation.effect?.getComputedTiming().duration ?? 0);
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
    return animation.playState === 'running' && duration > still && target && isShown(target)
      ? [`${nameOf(target)} moves for ${Math.round(duration)} ms`]
      : [];
  });
  const declared = [...document.body.querySelectorAll('*')].flatMap((element) => {
    // Storybook's own waiting page stands by, unseen and turning.
    if (!isShown(element)) return [];
    const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
    const animates = animationName !== 'none' && longest(animationDuration) > still;
    return animates || longest(transitionDuration) > still
      ? [`${nameOf(element)} has a motion of ${animates ? animationDuration : transitionDuration}`]
      : [];
  });
  return [...new Set([...running, ...declared])];
}
