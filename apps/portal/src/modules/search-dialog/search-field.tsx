import { Suspense, useState } from 'react';
import { SearchBox } from '@producer-portal/ui';
import { useNavigate } from 'react-router-dom';
import { lazyExtra } from '../../lib/lazy-extra.ts';
import { searchPath } from '../paths/search-path.ts';
import { searchDialogCopy as copy } from './copy.ts';
import type { SearchOffer } from './suggester.tsx';

/** Wanted when somebody reaches for the field; where it cannot be had, the form does without. */
const Suggester = lazyExtra(() => import('./suggester.tsx').then((module) => module.Suggester));

export interface SearchFieldProps {
  readonly label?: string;
  /** The text that is searched for now. */
  readonly value?: string;
  readonly compact?: boolean;
  /** @default goes to the page of the search */
  readonly onSubmit?: (text: string) => void;
}

/** The portal's search form: with suggestions from the moment that it is reached for, and a plain form without them. */
export function SearchField({ label = copy.search, value, compact, onSubmit }: SearchFieldProps) {
  const navigate = useNavigate();
  /** What stands in the field; null until it is reached for. */
  const [text, setText] = useState<string | null>(null);
  const [followed, setFollowed] = useState(value);
  const [offer, setOffer] = useState<SearchOffer>({});
  if (value !== followed) {
    setFollowed(value);
    if (text !== null) setText(value ?? '');
  }
  return (
    <>
      <SearchBox
        label={label}
        placeholder={label}
        submitLabel={copy.submit}
        labels={copy.labels}
        value={value}
        compact={compact}
        {...offer}
        onFocus={() => setText((before) => before ?? value ?? '')}
        onTextChange={setText}
        onSubmit={onSubmit ?? ((query) => void navigate(searchPath(query)))}
      />
      {text !== null && (
        <Suspense fallback={null}>
          <Suggester text={text} onOffer={setOffer} />
        </Suspense>
      )}
    </>
  );
}
