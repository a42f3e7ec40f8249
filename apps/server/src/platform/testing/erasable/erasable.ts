import { completeBlueContent } from '@app/domain/applications/form/blue.factory';
import {
  type BuiltApplication,
  completeContent,
  createFile,
} from '../../../modules/applications/applications.factory.ts';
import { pictureKeys } from '../../../modules/profiles/pictures.service.ts';
import { newId } from '../../ids.ts';
import { type Grants, grants } from '../grants.ts';
import type { Persona } from '../personas.ts';
import type { TestApp } from '../testApp.ts';
import { donate, fillAccount, leaveWords } from './account.ts';
import { writeArticles } from './articles.ts';
import { workForBank, workOnCalls } from './bank.ts';
import { converse } from './conversations.ts';
import { give } from './gifts.ts';
import { writePosts } from './posts.ts';
import { account, keepTasks, mentor } from './team.ts';
import { earlier, name, phone } from './words.ts';

/** A member who left traces in every table. */
export interface Erasable {
  readonly stage: Grants;
  readonly amina: Persona;
  /** By which she would be found. */
  readonly words: readonly string[];
  /** Hers alone, never shown to anybody. */
  readonly alone: BuiltApplication;
  /** A draft with her team. */
  readonly shared: BuiltApplication;
  /** Hers alone, returned by the board. */
  readonly pending: BuiltApplication;
  /** In the campaign of which she gave money too. */
  readonly running: BuiltApplication;
  /** Hers alone, of her and emir, of her bank, of emir; and her comment on the last. */
  readonly articles: Awaited<ReturnType<typeof writeArticles>>;
  readonly posts: Awaited<ReturnType<typeof writePosts>>;
}

const told = completeContent({
  applicantName: name,
  projectDescription: `Vodi ${name}.`,
  storyContent: `Pišite Amini Hodžić na ${earlier} ili 061 999-888.`,
});

/** Fills an empty database with the cast and the traces of one of them. */
export async function erasableMember(app: TestApp): Promise<Erasable> {
  const stage = await grants(app);
  const amina = stage.people.vlasnik;
  await fillAccount(app, amina);
  const picture = `${newId()}.webp`;
  const { files } = app.platform;
  await files.put(`ob/${picture}`, Buffer.from('ob'), 'image/webp');
  for (const key of [`uploads/${amina.id}/a.webp`, ...pictureKeys(amina.id, picture)]) {
    await files.put(key, Buffer.from('a'), 'image/webp');
  }
  await app.platform.db.pool.query('UPDATE users SET picture = $2 WHERE id = $1', [
    amina.id,
    picture,
  ]);
  const applications = {
    alone: await stage.application({
      call: stage.openInZenica,
      members: [],
      content: { ...told, applicationPicture: `/api/ob-files/${picture}` },
    }),
    shared: await stage.application({ content: told }),
    pending: await stage.application({
      status: 'pending',
      content: told,
      members: [],
      reason: `Neka ${name} dopuni budžet.`,
    }),
    running: await stage.application({
      call: stage.closed,
      status: 'crowdfunding',
      content: told,
    }),
  };
  // Of somebody else: she is named in what each does, as that team typed it.
  const roles = completeBlueContent().teamRoles.map((role) => ({ ...role, name }));
  await stage.application({
    owner: stage.people.lejla,
    members: [amina],
    call: await stage.call(stage.tuzla, { kind: 'blue' }),
    content: { ...completeBlueContent(), teamRoles: roles },
  });
  const paper = {
    name: 'ponuda.pdf',
    content: Buffer.from('%PDF-1.4'),
    uploadedAt: app.clock.now(),
  };
  await app.platform.db.transaction((tx) => createFile(tx, files, applications.alone, paper));
  await app.platform.db.pool.query(
    `INSERT INTO application_edits (application_id, edit_revision, edited_by, at, changes)
     VALUES ($1, 1, $2, $3, $4)`,
    [
      applications.shared.id,
      amina.id,
      app.clock.now(),
      { storyContent: { before: `Zove se ${name}.`, after: `Pišite na ${amina.email}.` } },
    ],
  );
  await workOnCalls(app, stage, amina, applications.shared);
  await donate(app, amina, applications.running);
  await account(app, stage, amina, applications.running);
  await keepTasks(app, amina, applications.shared);
  await workForBank(app, stage, amina, applications.running);
  await mentor(app, stage, amina, applications.shared);
  await give(app, amina, applications);
  const articles = await writeArticles(app, stage, amina);
  const posts = await writePosts(app, stage, amina);
  await converse(app, stage, amina);
  await leaveWords(app, stage, amina);
  const words = [amina.email, earlier, name, 'Hodžić Amina', phone, '061 999-888'];
  return { stage, amina, words, ...applications, articles, posts };
}
