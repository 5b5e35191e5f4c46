import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  BookOpen,
  Calendar,
  Check,
  ChevronDown,
  ChevronRight,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CircleUser,
  Copy,
  Download,
  ExternalLink,
  FileText,
  Funnel,
  GraduationCap,
  GripVertical,
  Info,
  Megaphone,
  Minus,
  Play,
  Plus,
  Printer,
  Scale,
  Search,
  ShoppingCart,
  Star,
  Tag,
  TriangleAlert,
  Users,
  Video,
  Wrench,
  X,
} from 'lucide-react';
import type { LucideProps } from 'lucide-react';
import type { JSX } from 'react';

/** All icons of the product. They load together, so don't keep unused ones. */
const icons = {
  'arrow-down': ArrowDown,
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'arrow-up': ArrowUp,
  book: BookOpen,
  calendar: Calendar,
  cart: ShoppingCart,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-right': ChevronRight,
  'chevron-up': ChevronUp,
  close: X,
  copy: Copy,
  danger: CircleAlert,
  download: Download,
  external: ExternalLink,
  file: FileText,
  filter: Funnel,
  grip: GripVertical,
  info: Info,
  megaphone: Megaphone,
  minus: Minus,
  people: Users,
  play: Play,
  plus: Plus,
  printer: Printer,
  scale: Scale,
  search: Search,
  star: Star,
  success: CircleCheck,
  tag: Tag,
  tools: Wrench,
  training: GraduationCap,
  user: CircleUser,
  video: Video,
  warning: TriangleAlert,
} as const;

export type IconName = keyof typeof icons;

/** Every icon name, in alphabetical order. */
export const iconNames: readonly IconName[] = /* @__PURE__ */ Object.keys(icons).filter(
  (name): name is IconName => name in icons,
);

export interface IconProps extends Omit<LucideProps, 'size' | 'name'> {
  name: IconName;
  /**
   * Width and height in px at 100% text size. Scales with the text.
   * @default 20
   */
  size?: number | undefined;
}

/**
 * An icon that accompanies text, hidden from assistive technology.
 *
 * @example
 * <Icon name="search" />
 */
export function Icon({ name, size = 20, ...rest }: IconProps): JSX.Element {
  const Glyph = icons[name];
  const length = `${size / 16}rem`;
  return <Glyph {...rest} width={length} height={length} aria-hidden="true" focusable="false" />;
}
