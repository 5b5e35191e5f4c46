import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { NavigationType, Router } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createMemoryHistory } from '../app/page-history.ts';
import { createRouter } from '../app/router.ts';
import { useIsPainted } from './use-is-painted.ts';

const { navigator } = createRouter(createMemoryHistory('/'), () => Promise.resolve(null));

/** Returns the values of `useIsPainted` in the renders of a page, in order. */
function collectValues(navigationType: NavigationType): boolean[] {
  const values: boolean[] = [];
  function Page() {
    const isPainted = useIsPainted();
    useLayoutEffect(() => void values.push(isPainted), [isPainted]);
    return null;
  }
  render(
    <Router location="/" navigationType={navigationType} navigator={navigator}>
      <Page />
    </Router>,
  );
  return values;
}

it('first shows a page without its less important parts if a link opened the page', () => {
  expect(collectValues(NavigationType.Push)).toEqual([false, true]);
});

it.each([NavigationType.Pop, NavigationType.Replace])(
  'shows the whole page at once after %s, so that the browser can restore the scroll position',
  (type) => {
    expect(collectValues(type)).toEqual([true]);
  },
);
