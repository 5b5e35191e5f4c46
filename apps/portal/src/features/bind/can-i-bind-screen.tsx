import { type Product, products as productsResource, states } from '@producer-portal/api';
import {
  ButtonLink,
  FormSkeleton,
  PageHeader,
  StatusScreen,
  TextLink,
  toLoadState,
  useAnnounce,
} from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type RefObject } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isFocusLost } from '../../lib/is-focus-lost.ts';
import { BindingCallout } from '../../modules/binding/binding-callout.tsx';
import { bindingAlertsPath } from '../../modules/binding/binding-notices.ts';
import { bindCheckCopy } from '../../modules/bind-check/copy.ts';
import { useCapabilities, type Capabilities } from '../../modules/capabilities/use-capabilities.ts';
import { LoadedContent } from '../../modules/content-list/loaded-content.tsx';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useAccessibleProducts } from '../../modules/products/use-accessible-products.ts';
import { useUserStates } from '../../modules/products/use-user-states.ts';
import { useApi } from '../../modules/session/services.tsx';
import { usePageTitle } from '../../modules/shell/page-title.tsx';
import { stateName } from '../../modules/states/us-states.ts';
import { bindCopy as copy } from './copy.ts';
import { CheckAnswer, History, useCheck } from './check.tsx';
import { toBindPath } from '../../modules/bind-check/bind-params.ts';
import styles from './pp-bind.module.css';
import { QuestionForm } from './question-form.tsx';
import { isUserChoice, useBindQuestion, type BindQuestion } from './use-bind-question.ts';
import { useLastQuestionPath, useStoreQuestion } from './use-last-question.ts';

/** Answers whether the user can bind a product in a place at a time, by the rules in effect. */
export function CanIBindScreen() {
  const { search, state: historyState } = useLocation();
  const { names, isLoading, failure } = useCapabilities({ isNeeded: true });
  const lastPath = useLastQuestionPath();
  const userStates = useUserStates();
  if (!isLoading && !failure && !names.includes('bind_check')) return <NotOffered />;
  // Without a question in the URL, open the user's last question or, if the user has only one state, that state.
  if (search === '' && !isUserChoice(historyState)) {
    const [state, ...others] = userStates;
    const path =
      lastPath ?? (others.length === 0 && state && toBindPath({ state, action: 'bind' }));
    if (path) return <Navigate replace to={path} />;
  }
  return <QuestionAndAnswer isLoading={isLoading} failure={failure} />;
}

CanIBindScreen.preload = (({ api, queryClient }) =>
  Promise.all([
    queryClient.prefetchQuery(productsResource.all.query(api)),
    queryClient.prefetchQuery(states.list.query(api)),
  ])) satisfies Preload;

function NotOffered() {
  return (
    <StatusScreen
      title={copy.notOffered.title}
      primary={<ButtonLink href={bindingAlertsPath}>{copy.notOffered.alerts}</ButtonLink>}
    >
      <p>{copy.notOffered.text}</p>
    </StatusScreen>
  );
}

function QuestionAndAnswer({ isLoading, failure }: Pick<Capabilities, 'isLoading' | 'failure'>) {
  const query = useQuery(productsResource.all.query(useApi()));
  const products = useAccessibleProducts(query.data).filter(({ slug }) => slug);
  const question = useBindQuestion();
  const { params, state, county } = question;
  const product = products.find(({ slug }) => slug === params.product);
  const place = county ? copy.inCounty(county.name, county.state) : state && stateName(state);
  const title = product
    ? bindCheckCopy.question(params.action, product.title, place)
    : bindCheckCopy.title;
  usePageTitle(title, toBindPath(params));
  useStoreQuestion({
    state,
    county: county?.fips,
    product: product?.slug ?? undefined,
    action: params.action,
  });
  const productsLoad = toLoadState(query, () => products.length === 0);
  const load = failure ? ({ state: 'failed', ...failure } as const) : productsLoad;
  return (
    <div className={styles.root}>
      <PageHeader title={title} meta={!product && copy.intro} />
      <LoadedContent
        load={isLoading ? { state: 'loading' } : load}
        skeleton={<FormSkeleton fields={4} submit={false} />}
        copy={copy}
      >
        {() => <Page products={products} product={product} question={question} />}
      </LoadedContent>
    </div>
  );
}

/**
 * Focuses the next choice, or the answer, after the user has made the previous choice. The chosen link is gone. If the user is in
 * the form instead, the focus stays there, and the choice is announced. The answer announces itself.
 *
 * @param choice - the title of the next choice; null if there is none, and undefined while the state of a ZIP code is loading.
 */
function useNextStep(root: RefObject<HTMLElement | null>, choice: string | null | undefined): void {
  const announce = useAnnounce();
  const lastChoice = useRef(choice);
  useEffect(() => {
    if (choice === undefined || choice === lastChoice.current) return;
    if (lastChoice.current !== undefined) {
      if (isFocusLost()) root.current?.querySelector('h2')?.focus();
      else if (choice !== null) announce(choice);
    }
    lastChoice.current = choice;
  }, [announce, choice, root]);
}

/**
 * Scrolls up to the answer after the user has chosen another county or entered another ZIP code, unless the start of the answer is
 * visible. On a phone, the form is below the answer.
 */
function useAnswerInView(answer: RefObject<HTMLElement | null>, fips: string | undefined): void {
  const lastFips = useRef(fips);
  useEffect(() => {
    if (fips === lastFips.current) return;
    lastFips.current = fips;
    const top = answer.current?.getBoundingClientRect().top ?? 0;
    if (fips !== undefined && top < 0) answer.current?.scrollIntoView();
  }, [answer, fips]);
}

interface PageProps {
  readonly products: readonly Product[];
  readonly product: Product | undefined;
  readonly question: BindQuestion;
}

/** The answer or the next choice, the form, and the answer's history. On a phone, the form is above the history. */
function Page({ products, product, question }: PageProps) {
  const { params, state, county, isLoading } = question;
  const query = useCheck(question, product);
  const answer = useRef<HTMLDivElement>(null);
  const isComplete = state && product?.slug;
  const choice = state ? copy.chooseProduct(stateName(state)) : copy.chooseState;
  const nextChoice = isComplete ? null : choice;
  useNextStep(answer, isLoading ? undefined : nextChoice);
  useAnswerInView(answer, county?.fips);
  return (
    <div className={styles.page}>
      <div ref={answer} className={styles.main}>
        {isComplete ? (
          <CheckAnswer product={product} at={params.at} query={query} />
        ) : (
          <NextChoice title={choice} products={products} product={product} question={question} />
        )}
      </div>
      <QuestionForm products={products} product={product} question={question} />
      {query.data && !query.isError && (
        <History check={query.data} isNow={params.at === undefined} />
      )}
    </div>
  );
}

/** The state or the product to choose. Binding notices are below, so that the choices don't move when the notices arrive. */
function NextChoice({
  title,
  products,
  product,
  question: { params, state },
}: PageProps & Pick<ChoicesProps, 'title'>) {
  const userStates = useUserStates();
  return state ? (
    <>
      <Choices
        title={title}
        choices={products.map((each) => [
          each.title,
          toBindPath({ ...params, product: each.slug ?? undefined }),
        ])}
      />
      <BindingCallout state={state} />
    </>
  ) : (
    <>
      <Choices
        title={title}
        text={copy.chooseStateText}
        choices={userStates.map((code) => [
          stateName(code),
          toBindPath({ ...params, state: code, zip: undefined }),
        ])}
      />
      <BindingCallout product={product?.slug} />
    </>
  );
}

interface ChoicesProps {
  readonly title: string;
  readonly text?: string;
  readonly choices: readonly (readonly [label: string, path: string])[];
}

function Choices({ title, text, choices }: ChoicesProps) {
  return (
    <section className={styles.choose} aria-labelledby="bind-choose">
      <h2 id="bind-choose" tabIndex={-1}>
        {title}
      </h2>
      {text && <p>{text}</p>}
      <ul>
        {choices.map(([label, path]) => (
          <li key={path}>
            <TextLink standalone href={path}>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
