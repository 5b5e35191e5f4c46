import { Source } from '@storybook/addon-docs/blocks';

const texts = import.meta.glob<string>('../../packages/ui/src/testing/transcripts/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The tested screen reader transcripts of all components that make announcements. */
export function Transcripts() {
  return Object.entries(texts).map(([file, text]) => {
    const name = /([^/]+)\.txt$/.exec(file)?.[1] ?? file;
    return (
      <section key={file}>
        <h2 id={name}>{name}</h2>
        <Source code={text} language="text" />
      </section>
    );
  });
}
