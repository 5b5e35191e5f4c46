import { t } from '../../lib/i18n.ts';

/** Texts about changes that wait for a network. */
export const queuedChangesCopy = {
  region: t('Changes'),
  close: t('Close'),
  waiting: (count: number) =>
    t(
      '{count, plural, one {# change is saved on this device. It will be sent when you’re back online.} other {# changes are saved on this device. They will be sent when you’re back online.}}',
      { count },
    ),
  sent: (count: number) =>
    t('{count, plural, one {# change sent.} other {# changes sent.}}', { count }),
  /** A change that the host refused, with the title of its record. */
  refused: {
    read: {
      removed: (title: string) =>
        t('“{title}” was removed, so it couldn’t be marked as read.', { title }),
      forbidden: (title: string) =>
        t('“{title}” is no longer available to you, so it couldn’t be marked as read.', { title }),
      rejected: (title: string) => t('“{title}” couldn’t be marked as read.', { title }),
    },
    unread: {
      removed: (title: string) =>
        t('“{title}” was removed, so it couldn’t be marked as unread.', { title }),
      forbidden: (title: string) =>
        t('“{title}” is no longer available to you, so it couldn’t be marked as unread.', {
          title,
        }),
      rejected: (title: string) => t('“{title}” couldn’t be marked as unread.', { title }),
    },
    added: (title: string) => t('“{title}” couldn’t be added to your favorites.', { title }),
    moved: (title: string) => t('“{title}” couldn’t be moved in your favorites.', { title }),
    cartAdd: {
      removed: (title: string) =>
        t('“{title}” couldn’t be added to your cart, because it’s no longer available.', { title }),
      forbidden: (title: string) =>
        t(
          '“{title}” couldn’t be added to your cart, because you no longer have ordering access. Ask your manager or supervisor.',
          { title },
        ),
      rejected: (title: string) =>
        t('“{title}” couldn’t be added to your cart. Open the item and add it again.', { title }),
    },
    cartAddReason: (title: string, reason: string) =>
      t('“{title}” couldn’t be added to your cart. {reason}', { title, reason }),
    cartRemove: {
      removed: (title: string) =>
        t(
          '“{title}” was no longer in your cart. If it was ordered on another device, you’ll find it in your orders.',
          { title },
        ),
      forbidden: (title: string) =>
        t(
          '“{title}” couldn’t be removed from your cart, because you no longer have ordering access.',
          {
            title,
          },
        ),
      rejected: (title: string) =>
        t('“{title}” couldn’t be removed from your cart. Open your cart and try again.', { title }),
    },
    removed: t('One of your favorites couldn’t be removed.'),
    untitled: t('One of your changes couldn’t be made. The item may have been removed.'),
  },
  /** Shown instead of submitting an order. */
  cartNotSent: t(
    'Your cart had changes that weren’t sent yet. When you’re back online, check your items and submit the order again.',
  ),
  signOut: {
    title: (count: number) =>
      t('{count, plural, one {# change hasn’t been sent} other {# changes haven’t been sent}}', {
        count,
      }),
    text: t('If you sign out now, your unsent changes will be lost.'),
    confirm: t('Sign out'),
    cancel: t('Stay signed in'),
  },
} as const;
