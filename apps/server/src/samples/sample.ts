import type { CallInput, Endpoint } from '@app/contracts/endpoint';
import type { ErrorCode } from '@app/contracts/errors';
import type { Grants } from '../platform/testing/grants.ts';
import type { TestApp } from '../platform/testing/testApp.ts';
import type { Kind, Kinds } from './kinds.ts';
import type { Person, Stage } from './stage.ts';

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  /** Of a form. */
  readonly payload?: Buffer;
}

export type Call<E> = CallInput<E> & Sent;

/** Makes a valid call, with the record that it is made on, for a reader. */
export type MakeCall<E> = (stage: Stage, reader: Person) => Call<E> | Promise<Call<E>>;

/** Some of the kinds: of the record's own people, and of those of the foreign one. */
export type ByRecord = { readonly own: Kinds; readonly foreign: Kinds };

interface SampleOf<E> {
  /** Who gets through; said apart from the row's access, so that neither is loosened alone. */
  readonly may: Kinds | ByRecord;
  /** The call on a record of another member, team or bank. Each changing call gets a fresh record. */
  readonly foreign?: MakeCall<E>;
  /** The call on what is not there; left out, that with ids and slugs in its params of nobody. */
  readonly missing?: () => Call<E>;
  /** What those who get through are told of what is not there: `NOT_FOUND` unless named. */
  readonly absent?: ErrorCode | 'answered';
  /** Who knows of the record, but may not do this: told `FORBIDDEN`. */
  readonly knows?: ByRecord;
  /** What everybody else is told: `NOT_FOUND` where there is a foreign record, else `FORBIDDEN`. */
  readonly refused?: ErrorCode;
  /** Changes the reader's own account, so each call is made by a new member of the kind. */
  readonly caller?: 'fresh';
  /** Whether a success changes anything; unless said, every method but GET does. */
  readonly changes?: boolean;
  /** What those who get through are told, where nothing lets it succeed here. */
  readonly told?: ErrorCode;
  /** Status of a success where it is not the row's. */
  readonly status?: number;
  /** For an answer that never ends. */
  readonly method?: 'HEAD';
}

/** Of a list paged by key. */
interface PagedSample {
  /** With what the walk over lists asks for it (`modules.lists.deep.itest.ts`). */
  readonly filters: readonly Readonly<Record<string, string>>[];
  /**
   * Makes it long for that walk, in which `modules.lists.testing.ts` fills what names none.
   *
   * @returns what it is a list of, where its address has an `:id`.
   */
  readonly fill?: (app: TestApp, stage: Grants) => Promise<{ readonly id: string } | undefined>;
}

/** A valid call of an endpoint, and who gets through with it. */
export type Sample<E> = SampleOf<E> &
  (E extends { query: { shape: { after: unknown } } } ? PagedSample : unknown) &
  (E extends { params: unknown } | { body: unknown } | { kind: 'multipart' }
    ? { readonly own: MakeCall<E> }
    : { readonly own?: MakeCall<E> });

/** A sample of every row; leaving one out does not compile. */
export type Samples<Api> = { readonly [K in keyof Api]: Sample<Api[K]> };

/** A sample as the walk and the fuzz handle it, whatever its row. */
export type AnySample = SampleOf<Endpoint> &
  Partial<PagedSample> & { readonly own?: MakeCall<Endpoint> };

export type AnyCall = Sent & {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Of nothing. */
export const missingId = '018f0000-0000-7000-8000-000000000000';
const missingSlug = 'nema-ga';

/** The same call on what is not there. */
export function onMissing(call: AnyCall): AnyCall {
  const params = Object.entries(call.params ?? {}).map(([name, value]) => [
    name,
    id.test(value) ? missingId : missingSlug,
  ]);
  return { ...call, params: Object.fromEntries(params) };
}

/** Whether a kind is among those named for a record. */
export function includes(
  named: Kinds | ByRecord | undefined,
  kind: Kind,
  where: 'own' | 'foreign',
): boolean {
  if (!named) return false;
  return (isList(named) ? named : named[where]).includes(kind);
}

const isList = (named: Kinds | ByRecord): named is Kinds => Array.isArray(named);
