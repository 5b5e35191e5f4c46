import { Dialog } from '@producer-portal/ui';
import { useRef } from 'react';
import { searchDialogCopy as copy } from './copy.ts';
import styles from './pp-search-dialog.module.css';
import { SearchField } from './search-field.tsx';

export interface SearchDialogProps {
  readonly onClose: () => void;
}

/** The search field with its suggestions in a dialog. */
export function SearchDialog({ onClose }: SearchDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={copy.title}
      closeLabel={copy.close}
      initialFocus={input}
      className={styles.root}
    >
      <SearchField inline inputRef={input} />
    </Dialog>
  );
}
