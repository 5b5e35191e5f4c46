import type { Meta, StoryObj } from '@storybook/react-vite';
import { Illustration } from '../components/illustration/illustration.tsx';
import * as illustrations from '../components/illustration/illustrations.ts';
import type { IllustrationPaths } from '../components/illustration/illustrations.ts';
import { Icon, iconNames } from '../components/icon/icon.tsx';
import styles from './pp-foundations.module.css';

function Icons() {
  return (
    <ul className={styles.gallery}>
      {iconNames.map((name) => (
        <li key={name} className={styles.galleryItem}>
          <Icon name={name} size={24} />
          <span className={styles.token}>{name}</span>
        </li>
      ))}
    </ul>
  );
}

const illustrationEntries = Object.entries(illustrations).filter(
  (entry): entry is [string, IllustrationPaths] => typeof entry[1] === 'object',
);

function Illustrations() {
  return (
    <ul className={styles.gallery}>
      {illustrationEntries.map(([name, paths]) => (
        <li key={name} className={styles.galleryItem}>
          <Illustration paths={paths} />
          <span className={styles.token}>
            {name.slice(0, -'Illustration'.length)}
            <wbr />
            Illustration
          </span>
        </li>
      ))}
    </ul>
  );
}

/** All icons and illustrations of the product. New icons and illustrations must have the same line weight. */
const meta = { title: 'Foundations/Icons and illustrations', component: Icons } satisfies Meta<
  typeof Icons
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllIcons: Story = {};

export const AllIllustrations: Story = { render: () => <Illustrations /> };
