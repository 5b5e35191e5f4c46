import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Bell,
  BookOpen,
  Calendar,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CircleUser,
  Download,
  ExternalLink,
  FileText,
  Funnel,
  GraduationCap,
  Info,
  Mail,
  Megaphone,
  Menu,
  Phone,
  Printer,
  Scale,
  Search,
  Settings,
  Star,
  Tag,
  TriangleAlert,
  Users,
  Wrench,
  X,
} from 'lucide-react';
import type { LucideProps } from 'lucide-react';
import type { JSX } from 'react';

/** The only icons of the product. At most 48, so that the set stays a vocabulary. */
const icons = {
  'arrow-down': ArrowDown,
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'arrow-up': ArrowUp,
  bell: Bell,
  book: BookOpen,
  calendar: Calendar,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'chevron-up': ChevronUp,
  close: X,
  danger: CircleAlert,
  download: Download,
  external: ExternalLink,
  file: FileText,
  filter: Funnel,
  info: Info,
  mail: Mail,
  megaphone: Megaphone,
  menu: Menu,
  people: Users,
  phone: Phone,
  printer: Printer,
  scale: Scale,
  search: Search,
  settings: Settings,
  star: Star,
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
