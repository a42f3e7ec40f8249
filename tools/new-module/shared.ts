import type { Names } from './names.ts';

/** Files of the packages: rules, contract and texts. */
export function sharedFiles(names: Names): Record<string, string> {
  const { many, one } = names;
  return {
    [`packages/domain/src/${many}/${one}.policy.ts`]: policy(names),
    [`packages/domain/src/${many}/${one}.policy.test.ts`]: policyTest(names),
    [`packages/contracts/src/${many}/${many}.paths.ts`]: paths(names),
    [`packages/contracts/src/${many}/${many}.schemas.ts`]: schemas(names),
    [`packages/contracts/src/${many}/${many}.api.ts`]: api(names),
    [`packages/messages/src/${many}.ts`]: messages(names),
  };
}

const policy = ({ one }: Names) => `import type { Actor } from '../permissions/permissions.ts';
import { allow, deny, type Verdict } from '../policy.ts';

export const ${one}Policy = {
  /** Any member. */
  create: (actor: Actor): Verdict => (actor === null ? deny('NOT_SIGNED_IN') : allow),
};
`;

const policyTest = ({ one }: Names) => `import { expect, it } from 'vitest';
import { actualMatrix, expectedMatrix } from '../policy.factory.ts';
import { ${one}Policy } from './${one}.policy.ts';

const abilities = ['create'] as const;

it('who does what', () => {
  const actual = actualMatrix(abilities, (actor, ability) => ${one}Policy[ability](actor));
  expect(actual).toEqual(
    expectedMatrix(
      abilities,
      \`
      nobody:                                           s
      lejla vlasnik clan moderator zenica:              +
      asistent koordinator voditelj savjetnik menadzer: +
      odbor vlasnikVoditelj clanVoditelj:               +
      obAdmin globalni admin:                           +\`,
    ),
  );
});
`;

const paths = ({ many }: Names) => `export const ${many}Paths = {
  list: 'GET /api/${many}',
  create: 'POST /api/${many}',
} as const;
`;

const schemas = ({ One }: Names) => `import { z } from 'zod';
import { Id, Instant } from '../common.schemas.ts';

export const ${One}View = z.object({ id: Id, title: z.string(), createdAt: Instant });
export type ${One}View = z.infer<typeof ${One}View>;

export const New${One} = z.object({ title: z.string().trim().min(1).max(200) });
export type New${One} = z.infer<typeof New${One}>;
`;

const api = ({ many, One }: Names) => `import { listOf, listQuery } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { ${many}Paths } from './${many}.paths.ts';
import { ${One}View, New${One} } from './${many}.schemas.ts';

export const ${many}Api = endpoints(${many}Paths, {
  list: {
    access: 'member',
    summary: 'The ${many}, newest first, paged by key.',
    query: listQuery(),
    answer: listOf(${One}View),
  },
  create: {
    access: 'member',
    summary: 'Creates one of the ${many}.',
    body: New${One},
    answer: ${One}View,
    status: 201,
  },
});
`;

const messages = ({ many, Many }: Names) => `import { texts } from './catalogue.ts';

export const ${many}Texts = texts({
  title: { bhs: '${Many}', en: '${Many}' },
  create: { bhs: 'Dodaj', en: 'Add' },
  created: { bhs: 'Sačuvano.', en: 'Saved.' },
  name: { bhs: 'Naslov', en: 'Title' },
  emptyTitle: { bhs: 'Još nema ničega', en: 'Nothing here yet' },
  emptyText: { bhs: 'Dodaj prvo i podijeli ga s drugima.', en: 'Add the first one for others to see.' },
  failed: { bhs: 'Spisak se nije učitao', en: 'The list didn’t load' },
  more: { bhs: 'Prikaži još', en: 'Show more' },
});
`;
