import { bindingActions, type Product } from '@producer-portal/api';
import { ChoiceGroup, SelectField, StatePicker, TextField } from '@producer-portal/ui';
import { useState } from 'react';
import { useNow } from '../../lib/clock.tsx';
import { contentLang } from '../../lib/page-locale.ts';
import { bindCheckCopy } from '../../modules/bind-check/copy.ts';
import { isZipCode } from '../../modules/counties/counties.ts';
import { statePickerCopy } from '../../modules/products/copy.ts';
import { useUserStatesFirst } from '../../modules/products/use-user-states.ts';
import { bindCopy as copy } from './copy.ts';
import styles from './pp-bind.module.css';
import { zipFieldId, type BindQuestion } from './use-bind-question.ts';
import { WhenFields } from './when-fields.tsx';

interface QuestionFormProps {
  readonly products: readonly Product[];
  readonly product: Product | undefined;
  readonly question: BindQuestion;
}

/** The fields for place, product, action, and time. Each choice applies immediately, and is stored in the URL. */
export function QuestionForm({ products, product, question }: QuestionFormProps) {
  const states = useUserStatesFirst();
  const { params, state, county, counties, zip, setParams } = question;
  return (
    <section className={styles.question} aria-labelledby="bind-question">
      <h2 id="bind-question">{copy.question}</h2>
      <div className={styles.fields}>
        <StatePicker
          label={copy.product}
          options={products.flatMap(({ slug, title }) =>
            slug ? [{ code: slug, name: title }] : [],
          )}
          value={product?.slug ?? undefined}
          showCodes={false}
          optionLang={contentLang}
          keepSelection
          onChange={(slug) => setParams({ product: slug })}
          labels={copy.productPicker}
        />
        <fieldset className={styles.place}>
          <legend>{copy.place}</legend>
          <ZipField question={question} />
          {zip.counties.length > 1 && params.zip && (
            <ChoiceGroup
              legend={copy.whichCounty(params.zip, zip.counties.length)}
              name="zip-county"
              options={zip.counties.map(({ fips, name, state: code }) => ({
                value: fips,
                label: copy.inCounty(name, code),
              }))}
              value={county?.fips ?? ''}
              onChange={(fips) => {
                const choice = zip.counties.find((each) => each.fips === fips);
                if (choice) setParams({ state: choice.state, county: fips });
              }}
            />
          )}
          <StatePicker
            label={copy.state}
            options={states}
            value={state}
            keepSelection
            onChange={(code) => setParams({ state: code, county: undefined, zip: undefined })}
            labels={statePickerCopy}
          />
          {state && (
            <StatePicker
              key={state}
              label={copy.county}
              options={counties.map(({ fips, name }) => ({
                code: fips,
                name: copy.countyName(name),
                otherName: name,
              }))}
              value={county?.fips}
              placeholder={copy.allCounties}
              showCodes={false}
              onChange={(fips) => setParams({ state, county: fips, zip: undefined })}
              labels={copy.countyPicker}
            />
          )}
        </fieldset>
        <SelectField
          label={copy.action}
          value={params.action}
          onChange={(event) => {
            const action = bindingActions.find((each) => each === event.target.value);
            if (action) setParams({ action });
          }}
        >
          {bindingActions.map((action) => (
            <option key={action} value={action}>
              {bindCheckCopy.actions[action]}
            </option>
          ))}
        </SelectField>
        <WhenFields at={params.at} now={useNow()} onChange={(at) => setParams({ at })} />
      </div>
    </section>
  );
}

/** Looks up the county as soon as the ZIP code has five digits. */
function ZipField({ question }: { readonly question: BindQuestion }) {
  const { params, state, county, zip, setParams } = question;
  const [text, setText] = useState(params.zip ?? '');
  const [lastZip, setLastZip] = useState(params.zip);
  const [hasBlurred, setHasBlurred] = useState(false);
  // The ZIP code in the URL changes when the user chooses another place or goes back.
  if (params.zip !== lastZip) {
    setLastZip(params.zip);
    setText(params.zip ?? '');
  }
  const change = (next: string) => {
    setText(next);
    setHasBlurred(false);
    if (isZipCode(next)) setParams({ zip: next, state: undefined, county: undefined });
    // Keep the place that the ZIP code stands for.
    else if (next === '' && params.zip) {
      setParams({ zip: undefined, state, county: county?.fips ?? params.county });
    }
  };
  const isApplied = params.zip !== undefined && text === params.zip;
  const errors = { unknown: copy.zipUnknown(text), failed: copy.zipFailed };
  const appliedError =
    zip.status === 'unknown' || zip.status === 'failed' ? errors[zip.status] : undefined;
  const typedError = hasBlurred && text !== '' ? copy.zipInvalid : undefined;
  return (
    <TextField
      id={zipFieldId}
      label={copy.zip}
      hint={
        isApplied && county
          ? copy.zipFound(text, copy.inCounty(county.name, county.state))
          : copy.zipHint
      }
      error={isApplied ? appliedError : typedError}
      value={text}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={5}
      onChange={(event) => change(event.target.value.trim())}
      onBlur={() => setHasBlurred(true)}
      className={styles.zip}
    />
  );
}
