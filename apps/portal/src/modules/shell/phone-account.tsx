import { useId, useState } from 'react';
import { Button, ChoiceGroup, KeyValueList, TextLink } from '@producer-portal/ui';
import { pageLocale } from '../../lib/page-locale.ts';
import { useHasCapability } from '../capabilities/use-capabilities.ts';
import { HeaderCart } from '../cart/header-cart.tsx';
import { useCanOrder } from '../cart/use-cart.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { useAccountDetails } from './account-details.ts';
import { copy } from './copy.ts';
import { chooseLanguage, useLanguageChoices } from './language.ts';
import { chooseTheme, isThemeChoice, readTheme, themeChoices } from './theme.ts';
import styles from './pp-portal-shell.module.css';

export interface PhoneAccountProps {
  readonly onOpenDevices: () => void;
  /** Called first when the user clicks the sign-out button. */
  readonly onSignOut: () => void;
}

/** The account menu's contents, inside the phone menu. */
export function PhoneAccount({ onOpenDevices, onSignOut }: PhoneAccountProps) {
  const name = useId();
  const [theme, setTheme] = useState(readTheme);
  const otherLanguages = useLanguageChoices().filter(({ locale }) => locale !== pageLocale);
  const signOut = useSignOut();
  const canOrder = useCanOrder();
  const hasBrief = useHasCapability('brief');
  return (
    <div className={styles.phoneAccount}>
      {canOrder && <HeaderCart className={styles.phoneCart} />}
      {hasBrief && (
        <TextLink standalone href="/brief">
          {copy.brief}
        </TextLink>
      )}
      <KeyValueList items={useAccountDetails()} />
      <ChoiceGroup
        legend={copy.theme}
        name={name}
        options={themeChoices.map((choice) => ({ value: choice, label: copy.themes[choice] }))}
        value={theme}
        onChange={(value) => {
          if (!isThemeChoice(value)) return;
          setTheme(value);
          chooseTheme(value);
        }}
      />
      {/* Not radio buttons: an arrow key would select a language, and the page would load again. */}
      {otherLanguages.map(({ locale, name: language }) => (
        <Button
          key={locale}
          variant="secondary"
          lang={locale}
          onClick={() => chooseLanguage(locale)}
        >
          {language}
        </Button>
      ))}
      <Button variant="secondary" onClick={onOpenDevices}>
        {copy.devices}
      </Button>
      <Button
        variant="secondary"
        onClick={() => {
          onSignOut();
          signOut();
        }}
      >
        {copy.signOut}
      </Button>
    </div>
  );
}
