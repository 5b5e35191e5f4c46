import { Dialog } from '@producer-portal/ui';
import { useEffect, useRef } from 'react';
import { searchDialogCopy as copy } from './copy.ts';
import styles from './pp-search-dialog.module.css';
import { SearchField } from './search-field.tsx';

export interface SearchDialogProps {
  readonly onClose: () => void;
}

/** The search field over the whole screen, for whoever would rather type than look for a menu. */
export function SearchDialog({ onClose }: SearchDialogProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A dialog gives its title the focus; here there is one thing to do. Once it has done so.
    const frame = requestAnimationFrame(() => root.current?.querySelector('input')?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={copy.title}
      closeLabel={copy.close}
      className={styles.root}
    >
      <div ref={root} className={styles.field}>
        <SearchField />
      </div>
    </Dialog>
  );
}
