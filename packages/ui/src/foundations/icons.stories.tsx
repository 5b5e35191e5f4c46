import type { Meta, StoryObj } from '@storybook/react-vite';
import { Drawing } from '../components/drawing/drawing.tsx';
import * as pictures from '../components/drawing/pictures.ts';
import type { Picture } from '../components/drawing/pictures.ts';
import { Icon, iconNames } from '../components/icon/icon.tsx';
import styles from './pp-foundations.module.css';

function Icons() {
  return (
    <ul className={styles.gallery}>
      {iconNames.map((name) => (
        <li key={name} className={styles.exhibit}>
          <Icon name={name} size={24} />
          <span className={styles.token}>{name}</span>
        </li>
      ))}
    </ul>
  );
}

const drawings = Object.entries(pictures).filter(
  (entry): entry is [string, Picture] => typeof entry[1] === 'object',
);

function Drawings() {
  return (
    <ul className={styles.gallery}>
      {drawings.map(([name, picture]) => (
        <li key={name} className={styles.exhibit}>
          <Drawing picture={picture} />
          <span className={styles.token}>
            {name.slice(0, -'Picture'.length)}
            <wbr />
            Picture
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Every icon and every drawing that the product has. A new one is drawn in the same single weight. */
const meta = { title: 'Foundations/Icons and drawings', component: Icons } satisfies Meta<
  typeof Icons
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllIcons: Story = {};

export const AllDrawings: Story = { render: () => <Drawings /> };
