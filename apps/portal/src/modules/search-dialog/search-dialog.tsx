import { Dialog } from '@producer-portal/ui';
import { useEffect, useRef } from 'react';
import { searchDialogCopy as copy } from './copy.ts';
import styles from './pp-search-dialog.module.css';
import { SearchField } from './search-field.tsx';

export interface SearchDialogProps {
  readonly onClose: () => void;
}

/** The search field in a full-screen dialog. */
export function SearchDialog({ onClose }: SearchDialogProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Focus the input instead of the title, after the dialog has set its focus.
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
