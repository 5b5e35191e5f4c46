import { useEffect, useState } from 'react';

interface Entry {
  id: string;
  type: string;
  title: string;
  name: string;
}

/** The states that have a column of their own; further stories of a screen follow in the last one. */
const columns = ['Loading', 'Empty', 'No Matches', 'Failed', 'Complete', 'Refetching', 'Partial'];

function StoryLink({ entry }: { entry: Entry }) {
  return (
    <a href={`?path=/story/${entry.id}`} target="_parent">
      {entry.name}
    </a>
  );
}

/** All screens with a link to each state, from the index of this very Storybook. */
export function StateBoard() {
  const [screens, setScreens] = useState(new Map<string, Entry[]>());
  useEffect(() => {
    const load = async () => {
      const answer = await fetch('./index.json');
      const { entries } = (await answer.json()) as { entries: Record<string, Entry> };
      const stories = Object.values(entries).filter(
        ({ type, title }) => type === 'story' && title.startsWith('Screens/'),
      );
      setScreens(Map.groupBy(stories, ({ title }) => title.slice('Screens/'.length)));
    };
    void load();
  }, []);

  return (
    <table>
      <thead>
        <tr>
          {['Screen', ...columns, 'More'].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...screens].map(([screen, stories]) => (
          <tr key={screen}>
            <th scope="row">{screen}</th>
            {columns.map((column) => {
              const entry = stories.find(({ name }) => name === column);
              return <td key={column}>{entry ? <StoryLink entry={entry} /> : '–'}</td>;
            })}
            <td>
              <ul>
                {stories
                  .filter(({ name }) => !columns.includes(name))
                  .map((entry) => (
                    <li key={entry.id}>
                      <StoryLink entry={entry} />
                    </li>
                  ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
