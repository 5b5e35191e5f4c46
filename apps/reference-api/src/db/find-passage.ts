import { recordTypeNames, type SimplePage } from '@producer-portal/api';
import { sql, type Kysely } from 'kysely';
import { toEasternDay } from '../lib/eastern-time.ts';
import { getHiddenPages } from '../policies/areas.ts';
import type { Viewer } from '../policies/viewer.ts';
import { isQuestion, NEGATION, parseQuestion, type Question } from './parse-question.ts';
import { getHostSettings } from './record-types.ts';
import { anyOf, hasEnded, selectNewest } from './search.ts';
import { formatMarks } from './snippet.ts';
import { correctSpelling } from './spelling.ts';
import { readSynonyms, stateNames, type QuestionTerm } from './synonyms.ts';
import { EVERY_STATE, type Database, type StoredPassage, type StoredRecord } from './tables.ts';

/** Maximum number of records to look through for an answer, newest first. */
const MAX_CANDIDATES = 100;

/** Maximum number of passages whose sentences to compare with the question. */
const MAX_PASSAGES = 20;

/** Minimum number of letters in a word to correct. */
const MIN_CORRECTED_LETTERS = 6;

const TYPES_WITHOUT_ANSWERS = recordTypeNames.filter(
  (type) => !getHostSettings(type).answersQuestions,
);

/** Record types that say what happened, but not what producers must do. */
const TYPES_WITHOUT_RULES = recordTypeNames.filter((type) => !getHostSettings(type).statesRules);

/** Where a line or sentence ends, for PostgreSQL. A label such as "Premium." is not a sentence. */
const SENTENCE_END = String.raw`\n|(?<= \S+ \S+[.?!][”"’]?)\s+(?!(It|That|These|They|This)\M)`;

const STATE_NAME = String.raw`\m(${stateNames.join('|')})\M`;

/** The SQL of a row's label: the value of its first column, or the row's name if the table has no column headers. */
const ROW_LABEL = sql`case
  when split_part(sentence, '; ', 2) ~ ': ' then regexp_replace(split_part(sentence, '; ', 1), '^.*?: ', '')
  else split_part(sentence, ': ', 1)
end`;

/** A passage that answers a question, with its record or simple page. */
export type FoundPassage = {
  document: StoredRecord | SimplePage;
  /** Whether the viewer has read the record. `null` for a simple page. */
  read: boolean | null;
  passage: StoredPassage;
  /** The text of the passage, with matching words between `[[` and `]]`. */
  highlight: string;
};

/** A passage of a record, by the record's key, or of a simple page, by its slug. */
type PassageSource = { key: number | null; page: string | null; passage: StoredPassage };

/**
 * Finds the passage that answers a question, in records and simple pages.
 *
 * All required words of the question must be in the passage, or in the title and search terms of its record. A word that several
 * passages of the record have can be missing, if a sentence of the passage has two other required words. Unless the passage is a
 * list of steps, one of its sentences, or the passage's heading, must contain a word of the question. Records that have ended or been
 * replaced are left out. If nothing matches, the typos in the question are corrected, and the search runs again.
 *
 * @returns `null` if the text isn't a question, or if no passage that the viewer can see answers it.
 */
export async function findPassage(
  db: Kysely<Database>,
  viewer: Viewer,
  text: string,
  now: Date,
): Promise<FoundPassage | null> {
  if (!isQuestion(text)) return null;
  const synonyms = await readSynonyms(db);
  const found = await findAnswer(db, viewer, parseQuestion(text, synonyms), now);
  if (found) return found;
  const today = toEasternDay(now.getTime());
  const corrected = await correctSpelling(db, { viewer, today, synonyms }, text);
  return corrected === null || !isSafeCorrection(text, corrected)
    ? null
    : findAnswer(db, viewer, parseQuestion(corrected, synonyms), now);
}

/**
 * Whether the corrections only add, remove, or swap letters of long words. Replacing a letter can result in another word
 * (horses, houses), and an answer about that word would be wrong.
 */
function isSafeCorrection(text: string, corrected: string): boolean {
  const sortLetters = (word: string) => word.toLowerCase().split('').toSorted().join('');
  const correctedWords = corrected.split(/\s+/);
  return text.split(/\s+/).every((word, index) => {
    const correctedWord = correctedWords[index] ?? '';
    const isSameLength = word.length === correctedWord.length;
    return (
      word === correctedWord ||
      (word.length >= MIN_CORRECTED_LETTERS &&
        (!isSameLength || sortLetters(word) === sortLetters(correctedWord)))
    );
  });
}

const toWords = ({ variants }: QuestionTerm) => anyOf(variants);

/** A `tsquery` that matches nothing. */
const NO_WORDS = sql`''::tsquery`;

async function findAnswer(
  db: Kysely<Database>,
  viewer: Viewer,
  question: Question,
  now: Date,
): Promise<FoundPassage | null> {
  if (question.required.length === 0) return null;
  const best = await findBestPassage(db, viewer, question, now);
  if (best === null) return null;
  const terms = [...question.required, ...question.optional];
  const words = anyOf(terms.flatMap(({ variants }) => variants));
  const { passage, key, page } = best;
  const { rows } = await sql<Omit<FoundPassage, 'passage'>>`
    select
      document, read,
      ts_headline(
        'english', translate(${passage.text}, '<>', E'\\x01\\x02'), ${words},
        'StartSel=[[, StopSel=]], HighlightAll=true'
      ) as highlight
    from (
      select document, r.content_key is not null as read
      from content_records c
      left join content_reads r on r.content_key = c.key and r.uuid = ${viewer.uuid}
      where c.key = ${key}
      union all
      select document, null from simple_pages where slug = ${page}
    ) source
  `.execute(db);
  // The record can be deleted between the two statements.
  return rows[0] ? { ...rows[0], passage, highlight: formatMarks(rows[0].highlight) } : null;
}

/**
 * Finds the best passage. First, an index finds the newest records that have all required words.
 * Then the query ranks the passages of these records by their stored words. Finally, it compares each
 * sentence of the best passages with the question.
 */
async function findBestPassage(
  db: Kysely<Database>,
  viewer: Viewer,
  {
    text,
    required,
    optional,
    states,
    isNegative,
    answerPattern,
    isAboutDuty,
    isHowTo,
    focus,
    alternatives,
  }: Question,
  now: Date,
): Promise<PassageSource | null> {
  const terms = [...required, ...optional];
  const today = toEasternDay(now.getTime());
  const hasStates = states.length > 0;
  const excludedTypes = isAboutDuty
    ? [...TYPES_WITHOUT_ANSWERS, ...TYPES_WITHOUT_RULES]
    : TYPES_WITHOUT_ANSWERS;
  const stateCodes = states.map(({ state }) => state);
  const stateWords = hasStates ? anyOf(states.flatMap(({ variants }) => variants)) : NO_WORDS;
  const isEitherOr = alternatives.length > 0;
  const alternativeWords = isEitherOr
    ? sql`(${sql.join(alternatives.map(toWords), sql` && `)})`
    : NO_WORDS;
  const allRequired = sql`(${sql.join(required.map(toWords), sql` && `)})`;
  const candidates = selectNewest(viewer, now, allRequired, {
    columns: sql`c.key, c.published_at, c.tsv, c.states, c.passages, c.passage_words`,
    limit: MAX_CANDIDATES,
    condition: sql`
      c.record_type <> all(${excludedTypes}::text[])
      and not ${hasEnded('c', today)}
      and (not ${hasStates} or c.states && ${[...stateCodes, EVERY_STATE]}::text[])`,
  });
  const { rows } = await sql<PassageSource>`
    with terms as materialized (
      select id, words, is_required, is_state
      from unnest(
        array[${sql.join(terms.map(toWords))}]::tsquery[],
        ${terms.map((_, index) => index < required.length)}::boolean[],
        ${terms.map(({ state }) => state !== undefined)}::boolean[]
      ) with ordinality as list (words, is_required, is_state, id)
      -- The query of a stop word is empty.
      where numnode(words) > 0
    ),
    candidates as materialized (
      select null::text as page, records.*
      from (${candidates} limit ${sql.lit(MAX_CANDIDATES)}) records
      union all
      select slug, null, '-infinity', tsv, ${[EVERY_STATE]}::text[], passages, passage_words
      from simple_pages
      where tsv @@ ${allRequired} and slug <> all(${getHiddenPages(viewer)}::text[])
    ),
    best_passages as materialized (
      select
        page, key, published_at, states, position, passages->(position::int - 1) as passage, is_row, is_for_state,
        list.words as passage_words, candidates.passage_words as all_passage_words,
        ts_filter(list.words, '{a}') as heading_words,
        ts_filter(tsv, '{a}') as title_words, ts_filter(tsv, '{a,b}') as record_words
      from candidates,
        unnest(passage_words) with ordinality as list (words, position),
        lateral (
          select
            coalesce((passages->(position::int - 1)->>'is_row')::boolean, false) as is_row,
            not ${hasStates} or states && ${stateCodes}::text[] as is_for_state
          offset 0
        ) kinds,
        lateral (
          select
            count(*) filter (where is_required) as required_count,
            count(*) filter (where not is_required) as optional_count
          from terms
          where list.words @@ terms.words
        ) counts
      where required_count + optional_count > 0 or ${isHowTo}
      order by required_count desc, optional_count desc, is_row, published_at desc, key desc, position
      limit ${sql.lit(MAX_PASSAGES)}
    ),
    sentences as materialized (
      select best_passages.*, topic_ids, sentence, to_tsvector('english', sentence) as sentence_words
      from best_passages,
        lateral (
          -- A word in several passages is the record's topic, so not every passage repeats it. A table row must contain it itself.
          select array_agg(id) as topic_ids
          from terms
          where not is_row and 1 < (
            select count(*) from unnest(all_passage_words) each where each @@ words
          )
          offset 0
        ) topics,
        -- A row is one sentence, even if a cell has several.
        regexp_split_to_table(
          passage->>'text', case when is_row then ${'\n'} else ${SENTENCE_END} end
        ) as sentence
    ),
    answers as (
      select
        sentences.*, counts.*, is_how_to, is_label_in_question,
        count(*) over (
          partition by key, page, is_row, is_label_in_question, required_in_sentence, optional_in_sentence
        ) as equal_sentences
      from sentences,
        lateral (
          select
            count(*) filter (where is_required) as required,
            count(*) filter (where is_required and in_sentence) as required_in_sentence,
            count(*) filter (where not is_required and in_sentence) as optional_in_sentence,
            count(*) filter (where is_required and (in_sentence or in_record)) as required_near,
            count(*) filter (where is_required and (in_passage or in_record)) as required_without_topic,
            count(*) filter (where is_required and (in_passage or in_record or is_topic)) as required_found,
            count(*) filter (where not is_required and (in_passage or in_record)) as optional_found,
            count(*) filter (where not is_required and not is_state) as optional,
            count(*) filter (where not is_required and not is_state and in_passage) as optional_in_passage,
            count(*) filter (where in_title) as in_title,
            coalesce(passage->>'heading', '') ~ '[?]$' and bool_and(in_heading) as is_same_question,
            bool_and(in_title) filter (where is_required) as is_title
          from (
            select
              is_required, is_state,
              sentence_words @@ words or (
                -- The words of a "How to …" heading count only for how-to questions.
                heading_words @@ words and (${isHowTo} or passage->>'heading' !~* '^how to')
              ) as in_sentence,
              heading_words @@ words as in_heading,
              passage_words @@ words as in_passage,
              record_words @@ words as in_record,
              coalesce(id = any(topic_ids), false) as is_topic,
              title_words @@ words as in_title
            from terms
            offset 0
          ) term_matches
        ) counts,
        lateral (
          select plainto_tsquery('english', ${ROW_LABEL}) as label
        ) labels,
        lateral (
          -- Whether the question contains the row's label. Without a state in the question, only rows of records for
          -- all states count.
          select
            is_row and (${hasStates} or states && ${[EVERY_STATE]}::text[])
            and numnode(label) > 0 and to_tsvector('english', ${text}) @@ label as is_label_in_question
        ) labeled,
        lateral (
          select ${isHowTo} and is_title and (passage->>'has_steps')::boolean as is_how_to
        ) steps
      where
        required_found = required
        -- A passage that leaves out a word of the record's topic must have two others in one sentence.
        and (required_without_topic = required or required_in_sentence >= 2)
        and required_found + optional_found >= 2
        -- If only one word is required, a match in the title proves little, so the passage must also have an optional word.
        and (required > 1 or optional = 0 or optional_in_passage > 0)
        and (not ${isEitherOr} or passage_words @@ ${alternativeWords})
        and (required_in_sentence + optional_in_sentence > 0 or is_how_to)
        and sentence !~ '[?][”"’]?$'
        and (${answerPattern}::text is null or sentence ~* ${answerPattern})
        -- If most required words are in other sentences, the value in this sentence is about something else.
        and (${answerPattern}::text is null or is_how_to or required_near * 2 >= required)
        -- If the question names a state, a record for all states can answer it only with a passage that names the state.
        and (not ${hasStates} or not states @> ${[EVERY_STATE]}::text[] or passage_words @@ ${stateWords})
        -- A record for several states can have a passage about a state that is not in the question.
        and not (
          ${hasStates}
          and passage->>'text' ~ ${STATE_NAME}
          and not passage_words @@ ${stateWords}
        )
        -- The rows of a table are similar, so the row itself must have most required words, the right kind of value, or the
        -- label in the question.
        and (not is_row or (
          is_for_state
          and (required_in_sentence * 2 > required or ${answerPattern}::text is not null or is_label_in_question)
        ))
    )
    select key, page, passage
    from answers
    -- If two rows match equally well, neither answers the question.
    where not is_row or equal_sentences = 1
    order by
      required_without_topic = required desc,
      is_how_to desc,
      -- A negative heading, such as "When it does not apply", ranks lower unless the question is negative, too.
      coalesce(passage->>'heading', '') ~* ${NEGATION} and not ${isNegative},
      -- The heading asks the same question.
      is_same_question desc,
      heading_words @@ ${focus === null ? NO_WORDS : toWords(focus)}
        and passage->>'heading' !~* '^how to' desc,
      required_in_sentence + 0.5 * optional_in_sentence desc,
      -- The start of a record, unlike that of a page, often only announces what a later passage says.
      page is null and position = 1 and passage->>'heading' is null,
      is_label_in_question desc,
      is_row,
      in_title desc,
      published_at desc,
      key desc,
      position
    limit 1
  `.execute(db);
  return rows[0] ?? null;
}
