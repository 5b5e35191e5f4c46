import {
  ArrowLeft,
  ArrowRight,
  BookOpen,
  Check,
  ChevronDown,
  ChevronRight,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CircleUser,
  ExternalLink,
  FileText,
  Funnel,
  GraduationCap,
  Info,
  Megaphone,
  Printer,
  Scale,
  Search,
  Tag,
  TriangleAlert,
  Users,
  Wrench,
  X,
} from 'lucide-react';
import type { LucideProps } from 'lucide-react';
import type { JSX } from 'react';

/** The only icons of the product. All are loaded together, so one that nobody draws does not belong here. */
const icons = {
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  book: BookOpen,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-right': ChevronRight,
  'chevron-up': ChevronUp,
  close: X,
  danger: CircleAlert,
  external: ExternalLink,
  file: FileText,
  filter: Funnel,
  info: Info,
  megaphone: Megaphone,
  people: Users,
  printer: Printer,
  scale: Scale,
  search: Search,
  success: CircleCheck,
  tag: Tag,
  tools: Wrench,
  training: GraduationCap,
  user: CircleUser,
  warning: TriangleAlert,
} as const;

export type IconName = keyof typeof icons;

/** Every name `Icon` knows, in alphabetical order. */
export const iconNames: readonly IconName[] = /* @__PURE__ */ Object.keys(icons).filter(
  (name): name is IconName => name in icons,
);

export interface IconProps extends Omit<LucideProps, 'size' | 'name'> {
  name: IconName;
  /**
   * Edge in px at a text size of 100 %; it grows with the text.
   * @default 20
   */
  size?: number | undefined;
}

/**
 * A picture beside a word, never instead of one: it is hidden from assistive technology.
 *
 * @example
 * <Icon name="search" />
 */
export function Icon({ name, size = 20, ...rest }: IconProps): JSX.Element {
  const Glyph = icons[name];
  const edge = `${size / 16}rem`;
  return <Glyph {...rest} width={edge} height={edge} aria-hidden="true" focusable="false" />;
}
