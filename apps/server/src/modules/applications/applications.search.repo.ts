import { projectOf } from '@app/contracts/pages';
import { isPublicStatus } from '@app/domain/applications/application.machine';
import { visibleStatus } from '@app/domain/applications/application.policy';
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { SearchedKind } from '../../platform/search/kinds.ts';
import { bankTable, nearBank } from '../banks/public.ts';
import { callTable } from '../calls/public.ts';
import { hiddenPeople } from './applications.ages.ts';
import { textsOf } from './applications.listed.ts';
import { shownToAllAlone } from './applications.lists.repo.ts';
import { formFor, notDeleted } from './applications.repo.ts';
import { applicationMembers, applications } from './applications.tables.ts';
import { withoutHidden } from './applications.unnamed.ts';

const memberIds = sql<string[]>`ARRAY(SELECT mates.user_id FROM ${applicationMembers} AS mates
  WHERE mates.application_id = ${applications.id})`;

/** Projects that everybody may see, and what the reader's own teams sent. */
export const projectsSearch: SearchedKind = {
  kind: 'projects',
  access: 'public',
  pools: (_p, _read, { actor }) => [
    {
      table: applications,
      id: applications.id,
      words: applications.words,
      where: actor
        ? or(
            shownToAllAlone,
            and(
              notDeleted,
              isNotNull(applications.submittedAt),
              sql`EXISTS (SELECT FROM ${applicationMembers} AS own
                WHERE own.application_id = ${applications.id} AND own.user_id = ${actor.id})`,
            ),
          )
        : shownToAllAlone,
      near: nearBank(applications.bankId, actor),
    },
  ],
  async show({ clock }, read, { actor }, ids) {
    const [rows, hidden] = await Promise.all([
      read
        .select({
          application: applications,
          call: callTable,
          bank: {
            slug: bankTable.slug,
            name: bankTable.name,
            municipality: bankTable.municipality,
          },
          memberIds,
        })
        .from(applications)
        .innerJoin(callTable, eq(callTable.id, applications.callId))
        .innerJoin(bankTable, eq(bankTable.id, applications.bankId))
        .where(inArray(applications.id, [...ids])),
      hiddenPeople(read, ids, clock.now()),
    ]);
    return rows.map(({ application, call, bank, memberIds: team }) => {
      const { id, slug, about, submittedAt } = application;
      const isOwn = actor !== null && team.includes(actor.id);
      const subject = {
        ownerId: application.ownerId,
        memberIds: team,
        status: application.status,
        bankSlug: bank.slug,
        blind: call.blind,
        decisionsPublished: call.decisionsPublishedAt !== null || application.announcedAt !== null,
      };
      const told = withoutHidden(
        { about, texts: textsOf(formFor({ call }), application.content) },
        isOwn ? [] : (hidden.get(id) ?? []),
      );
      return {
        id,
        page: projectOf(call.kind)({ slug }),
        title: told.about.title,
        parts: [
          ['summary', told.about.summary] as const,
          ...told.texts.map((text) => ['text', text] as const),
          ['place', `${about.municipality}, ${about.location}`] as const,
          ...(call.blind ? [] : [['applicant', told.about.applicantName] as const]),
          ['bank', bank.name] as const,
        ],
        by: bank.name,
        place: about.municipality || bank.municipality,
        picture: about.picture,
        status: visibleStatus(actor, subject),
        at: submittedAt,
        isTeamOnly: isOwn && !isPublicStatus(visibleStatus(null, subject)),
      };
    });
  },
};
