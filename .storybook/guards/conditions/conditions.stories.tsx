import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, KeyboardEvent } from 'react';

const meta = { title: 'Tests/Conditions', tags: ['board'] } satisfies Meta;
export default meta;

const target: CSSProperties = {
  minBlockSize: 44,
  minInlineSize: 44,
  margin: 8,
  border: '1px solid',
  background: 'none',
  color: 'inherit',
};

function Save({ style }: { style?: CSSProperties }) {
  return (
    <button type="button" style={{ ...target, ...style }}>
      Save
    </button>
  );
}

/** Has no problems, so it must pass. It fails if a check rejects every story. */
export const Valid: StoryObj = {
  render: () => (
    <>
      <p>
        Two counties are open again; <a href="#list">the list</a> names them.
      </p>
      <Save />
    </>
  ),
};

export const FaintInContrastTheme: StoryObj = {
  render: () => (
    <>
      <style>{'[data-contrast=more] .faint { color: rgb(119 119 119); }'}</style>
      <p className="faint">Gray in the high-contrast themes</p>
    </>
  ),
};

export const InconclusiveInContrastTheme: StoryObj = {
  // axe can't check contrast over an image.
  render: () => (
    <>
      <style>{'[data-contrast=more] .picture { background: url("data:,"); }'}</style>
      <p className="picture">On an image in the high-contrast themes</p>
    </>
  ),
};

export const LongTransition: StoryObj = {
  render: () => <p style={{ transition: 'color 300ms' }}>Fades</p>,
};

export const SmallTarget: StoryObj = {
  // Large enough for AA, but smaller than our minimum of 44 px.
  render: () => <Save style={{ minBlockSize: 30, blockSize: 30 }} />,
};

export const FilledWithoutEdge: StoryObj = {
  // In forced colors, the fill can look like the page, and nothing else shows the button's edge.
  render: () => <Save style={{ border: 0, background: 'white', color: 'black' }} />,
};

export const DotWithoutBorder: StoryObj = {
  // In forced colors, the background disappears, and nothing else shows the dot.
  render: () => <div style={{ inlineSize: 12, blockSize: 12, background: 'white' }} />,
};

export const WideBox: StoryObj = {
  render: () => <p style={{ inlineSize: 400 }}>Wider than a phone</p>,
};

export const PhysicalMargin: StoryObj = {
  // The right margin is ignored in left-to-right text. In right-to-left text, it pushes the box out of the page.
  render: () => <p style={{ inlineSize: '60%', marginRight: '60%' }}>Made for one direction</p>,
};

export const TightTextBox: StoryObj = {
  // The text fits in 150 px until text spacing widens it. The hidden text keeps the parent wide.
  render: () => (
    <p style={{ inlineSize: 'max-content' }}>
      <span style={{ visibility: 'hidden' }}>Twenty letters are it</span>
      <span style={{ display: 'block', inlineSize: 150, overflow: 'hidden', whiteSpace: 'nowrap' }}>
        Twenty letters it
      </span>
    </p>
  ),
};

export const FixedHeight: StoryObj = {
  render: () => (
    <p style={{ blockSize: 24, overflow: 'hidden', fontSize: '1rem', lineHeight: 1.5 }}>
      One line of plain text
    </p>
  ),
};

export const LostControl: StoryObj = {
  // 60em is 960 px at normal text size, so this matches only with larger text.
  render: () => (
    <>
      <style>
        {'@media (min-width: 1000px) and (max-width: 60em) { .lost { display: none; } }'}
      </style>
      <div className="lost">
        <Save />
      </div>
    </>
  ),
};

export const NoFocusRing: StoryObj = {
  render: () => <Save style={{ outline: 'none', boxShadow: 'none' }} />,
};

export const CoveredControl: StoryObj = {
  render: () => (
    <>
      <Save />
      <div style={{ position: 'fixed', inset: 0, opacity: 0.01 }} />
    </>
  ),
};

export const KeyboardTrap: StoryObj = {
  render: () => (
    <button
      type="button"
      style={target}
      onKeyDown={(event: KeyboardEvent) => {
        event.preventDefault();
      }}
    >
      Keeps the focus
    </button>
  ),
};

/** The first Tab moves focus to the previous element. */
function focusPrevious(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget } = event;
  if (event.key !== 'Tab' || currentTarget.dataset['done']) return;
  currentTarget.dataset['done'] = 'yes';
  event.preventDefault();
  (currentTarget.previousElementSibling as HTMLElement).focus();
}

export const WrongTabOrder: StoryObj = {
  render: () => (
    <div>
      <Save />
      <button type="button" style={target} onKeyDown={focusPrevious}>
        Last
      </button>
    </div>
  ),
};

export const UnreachableControl: StoryObj = {
  render: () => (
    <>
      <button
        type="button"
        style={target}
        onFocus={() => document.querySelector<HTMLElement>('#next')?.focus()}
      >
        Passes the focus on
      </button>
      <button type="button" id="next" style={target}>
        Next
      </button>
    </>
  ),
};
