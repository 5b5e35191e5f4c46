import { SearchBox, StatusScreen, TextLink } from '@producer-portal/ui';
import { useNavigate } from 'react-router-dom';
import { searchPath } from '../paths/search-path.ts';
import { useGoBack } from '../paths/use-go-back.ts';
import { usePageTitle } from '../shell/page-title.tsx';
import { copy } from './copy.ts';

export interface NotFoundProps {
  /** What was looked for. @default 'page' */
  readonly type?: 'page' | 'file';
}

/** The page for an address, or a file, that is not there. */
export function NotFound({ type = 'page' }: NotFoundProps) {
  usePageTitle(copy[type].documentTitle, null);
  const navigate = useNavigate();
  const goBack = useGoBack();

  return (
    <StatusScreen
      title={copy[type].title}
      secondary={[
        <TextLink key="back" href="/" onClick={goBack}>
          {copy.goBack}
        </TextLink>,
        <TextLink key="contact" href="/contact-us">
          {copy.contact}
        </TextLink>,
        <TextLink key="search" href="/search">
          {copy.search}
        </TextLink>,
      ]}
    >
      <p>{copy[type].text}</p>
      <SearchBox
        label={copy.searchField}
        submitLabel={copy.searchSubmit}
        onSubmit={(text) => void navigate(searchPath(text))}
      />
    </StatusScreen>
  );
}
