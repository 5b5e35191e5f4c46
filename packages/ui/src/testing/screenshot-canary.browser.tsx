import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import * as button from '../components/button/button.stories.tsx';
import * as callout from '../components/callout/callout.stories.tsx';
import '../styles.css';
import './render.ts';

// The canary of `pnpm visual`: it uses the same comparison settings, and must detect a single
// changed token.

const root = document.documentElement;

afterEach(() => root.removeAttribute('style'));

it.each([
  ['button', composeStories(button).Matrix, '--ui-color-accent'],
  ['callout', composeStories(callout).Matrix, '--ui-color-text'],
] as const)('detects a changed token in a screenshot of %s', async (name, Matrix, token) => {
  render(<Matrix />);
  await document.fonts.ready;
  const body = page.elementLocator(document.body);
  await body.screenshot({ path: `${import.meta.env['PICTURE_FOLDER']}/${name}.png` });
  await expect(body).toMatchScreenshot(name);

  const originalValue = getComputedStyle(root).getPropertyValue(token);
  root.style.setProperty(token, `color-mix(in oklab, ${originalValue} 92%, white)`);
  await expect(expect(body).toMatchScreenshot(name, { timeout: 2000 })).rejects.toThrow(
    'does not match',
  );
});
