import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CategoryTag } from './category-tag.tsx';

it('shows the category as text, with the icon hidden from screen readers', () => {
  render(
    <CategoryTag hue="indigo" icon="scale">
      Policy update
    </CategoryTag>,
  );
  const tag = screen.getByText('Policy update');
  expect(tag.textContent).toBe('Policy update');
  expect(tag.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

it('shows the given icon', () => {
  render(
    <>
      <CategoryTag hue="indigo" icon="scale">
        Policy
      </CategoryTag>
      <CategoryTag hue="neutral" icon="file">
        Other
      </CategoryTag>
    </>,
  );
  const [policy, other] = [...document.querySelectorAll('svg')].map((icon) => icon.innerHTML);
  expect(policy).not.toBe(other);
});
