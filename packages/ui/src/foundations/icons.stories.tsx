import type { Meta, StoryObj } from '@storybook/react-vite';
import { Illustration } from '../components/illustration/illustration.tsx';
import * as pictures from '../components/illustration/pictures.ts';
import type { Picture } from '../components/illustration/pictures.ts';
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

const illustrations = Object.entries(pictures).filter(
  (entry): entry is [string, Picture] => typeof entry[1] === 'object',
);

function Illustrations() {
  return (
    <ul className={styles.gallery}>
      {illustrations.map(([name, picture]) => (
        <li key={name} className={styles.exhibit}>
          <Illustration picture={picture} />
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

/** All icons and illustrations of the product. New ones use the same line weight. */
const meta = { title: 'Foundations/Icons and illustrations', component: Icons } satisfies Meta<
  typeof Icons
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllIcons: Story = {};

export const AllIllustrations: Story = { render: () => <Illustrations /> };
