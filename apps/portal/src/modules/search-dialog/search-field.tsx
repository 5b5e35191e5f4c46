import { Suspense, useState, type RefObject } from 'react';
import { SearchBox } from '@producer-portal/ui';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { searchPath } from '../paths/search-path.ts';
import { searchDialogCopy as copy } from './copy.ts';
import type { SuggestionProps } from './suggestion-loader.tsx';

/** Loads when the field gets focus. If loading fails, the form works without suggestions. */
const SuggestionLoader = lazyPart(() =>
  import('./suggestion-loader.tsx').then((module) => module.SuggestionLoader),
);

export interface SearchFieldProps {
  readonly label?: string;
  /** The text of the current search. A new value replaces the typed text. */
  readonly value?: string;
  readonly compact?: boolean;
  /** Shows the suggestions in the page's flow instead of in an overlay. @default false */
  readonly inline?: boolean;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  /** @default opens the search page */
  readonly onSubmit?: (text: string) => void;
}

/** The portal's search form, with suggestions once it has had focus. */
export function SearchField({
  label = copy.search,
  value,
  compact,
  inline,
  inputRef,
  onSubmit,
}: SearchFieldProps) {
  const navigate = useNavigate();
  /** The text in the field; null until it first gets focus. */
  const [text, setText] = useState<string | null>(null);
  const [lastValue, setLastValue] = useState(value);
  const [suggestionProps, setSuggestionProps] = useState<SuggestionProps>({});
  if (value !== lastValue) {
    setLastValue(value);
    if (text !== null) setText(value ?? '');
  }
  return (
    <>
      <SearchBox
        label={label}
        placeholder={label}
        submitLabel={copy.submit}
        action="/search"
        labels={copy.labels}
        value={value}
        compact={compact}
        inline={inline}
        inputRef={inputRef}
        {...suggestionProps}
        onFocus={() => setText((previous) => previous ?? value ?? '')}
        onTextChange={setText}
        onSubmit={onSubmit ?? ((query) => void navigate(searchPath(query)))}
      />
      {text !== null && (
        <Suspense fallback={null}>
          <SuggestionLoader text={text} onSuggestionsChange={setSuggestionProps} />
        </Suspense>
      )}
    </>
  );
}
