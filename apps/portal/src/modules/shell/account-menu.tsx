import { useId, useState } from 'react';
import {
  Button,
  Icon,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuRoot,
  MenuSeparator,
  MenuTrigger,
} from '@producer-portal/ui';
import { pageLocale } from '../../lib/page-locale.ts';
import { useHasCapability } from '../capabilities/use-capabilities.ts';
import { searchDialogKey, useOpenSearchDialog } from '../search-dialog/search-dialog-provider.tsx';
import { useSignOut } from '../session/use-sign-out.ts';
import { useAccountDetails } from './account-details.ts';
import { copy } from './copy.ts';
import { chooseLanguage, useLanguageChoices } from './language.ts';
import { chooseTheme, isThemeChoice, readTheme, themeChoices } from './theme.ts';
import styles from './pp-portal-shell.module.css';

export interface AccountMenuProps {
  readonly onOpenDevices: () => void;
}

/**
 * The account menu: user details, pages, theme, language, devices, and sign-out. The menu starts open, because it first renders
 * after a click on the placeholder of its button (`AccountButton`).
 */
export function AccountMenu({ onOpenDevices }: AccountMenuProps) {
  const [open, setOpen] = useState(true);
  const [theme, setTheme] = useState(readTheme);
  const languages = useLanguageChoices();
  const accountDetails = useAccountDetails();
  const signOut = useSignOut();
  const openSearchDialog = useOpenSearchDialog();
  const hasBrief = useHasCapability('brief');
  // Arrow keys skip text in a menu, so the details are read as the menu's description when it opens.
  const detailsId = useId();
  return (
    <MenuRoot open={open} onOpenChange={setOpen}>
      <MenuTrigger>
        <Button variant="quiet">
          <Icon name="user" />
          {copy.account}
        </Button>
      </MenuTrigger>
      <MenuContent aria-describedby={detailsId}>
        <div id={detailsId} role="presentation">
          {accountDetails.map(({ term, details }) => (
            <MenuLabel key={term}>
              {term}: <strong>{details}</strong>
            </MenuLabel>
          ))}
        </div>
        <MenuSeparator />
        {hasBrief && <MenuItem href="/brief">{copy.brief}</MenuItem>}
        <MenuItem onSelect={openSearchDialog}>
          {copy.find} <kbd className={styles.key}>{searchDialogKey()}</kbd>
        </MenuItem>
        <MenuSeparator />
        <MenuLabel>{copy.theme}</MenuLabel>
        <MenuRadioGroup
          aria-label={copy.theme}
          value={theme}
          onValueChange={(value) => {
            if (!isThemeChoice(value)) return;
            setTheme(value);
            chooseTheme(value);
          }}
        >
          {themeChoices.map((choice) => (
            <MenuRadioItem key={choice} value={choice}>
              {copy.themes[choice]}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
        {languages.length > 0 && (
          <>
            <MenuSeparator />
            <MenuLabel>{copy.language}</MenuLabel>
            <MenuRadioGroup
              aria-label={copy.language}
              value={pageLocale}
              onValueChange={chooseLanguage}
            >
              {languages.map(({ locale, name }) => (
                <MenuRadioItem key={locale} value={locale}>
                  <span lang={locale}>{name}</span>
                </MenuRadioItem>
              ))}
            </MenuRadioGroup>
          </>
        )}
        <MenuSeparator />
        <MenuItem onSelect={onOpenDevices}>{copy.devices}</MenuItem>
        <MenuItem onSelect={signOut}>{copy.signOut}</MenuItem>
      </MenuContent>
    </MenuRoot>
  );
}
