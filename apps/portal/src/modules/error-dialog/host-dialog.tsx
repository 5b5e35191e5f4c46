import type { ErrorModal } from '@producer-portal/api';
import { RichContent } from '@producer-portal/content-renderer';
import { Button, Dialog } from '@producer-portal/ui';
import { contentLang } from '../../lib/page-locale.ts';
import { copy } from './copy.ts';

/** A dialog with the host's message. Its HTML is sanitized like any other content. */
export function HostDialog({ modal, onClose }: { modal: ErrorModal; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={modal.title}
      closeLabel={copy.close}
      footer={<Button onClick={onClose}>{copy.close}</Button>}
    >
      <RichContent html={modal.content} lang={contentLang} baseUrl={window.location.href} />
    </Dialog>
  );
}
