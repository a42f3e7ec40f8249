import { z } from 'zod';
import { Done, Id, listOf, listQuery } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { contentPaths } from './content.paths.ts';
import {
  AtRevision,
  ByPage,
  EditorHere,
  EditorsHere,
  PageContent,
  PageEditing,
  PageVersion,
  PutBlocks,
  PutText,
  SaveDraft,
  ScheduleDraft,
  SpokenBlocks,
} from './content.schemas.ts';

/** Forty blocks whose HTML stands in both languages, in letters of the Latin script. */
const largestBody = 2_000_000;

export const contentApi = endpoints(contentPaths, {
  page: {
    access: 'public',
    summary: 'The visible blocks of a page in both languages, in their order (ETag).',
    params: ByPage,
    answer: PageContent,
  },
  editing: {
    access: 'admin',
    summary: 'A page with its draft, how that differs from what is published, and what it lacks.',
    params: ByPage,
    answer: PageEditing,
  },
  save: {
    access: 'admin',
    summary:
      'Saves changed blocks and texts of the draft; two changes of one field clash with 409.',
    params: ByPage,
    body: SaveDraft,
    answer: PageEditing,
    errors: ['REVISION_CLASH'],
    largestBody,
  },
  discard: {
    access: 'admin',
    summary: 'Throws the draft away; what is published stays.',
    params: ByPage,
    body: AtRevision,
    answer: PageEditing,
    errors: ['REVISION_CLASH'],
  },
  publish: {
    access: 'admin',
    summary:
      'Makes the draft what everybody reads; 422 where something is wrong with it, 409 where it, or one of its texts, was changed meanwhile.',
    params: ByPage,
    body: AtRevision,
    answer: PageEditing,
    errors: ['REVISION_CLASH', 'INCOMPLETE'],
  },
  schedule: {
    access: 'admin',
    summary:
      'Has the draft published, as it is, at a moment that lies ahead; refused as publishing is. What is written afterwards stays a draft.',
    params: ByPage,
    body: ScheduleDraft,
    answer: PageEditing,
    errors: ['REVISION_CLASH', 'INCOMPLETE', 'WRONG_STATUS'],
  },
  unschedule: {
    access: 'admin',
    summary: 'Publishes nothing later any more; the draft stays.',
    params: ByPage,
    body: AtRevision,
    answer: PageEditing,
    errors: ['REVISION_CLASH'],
  },
  history: {
    access: 'admin',
    summary: 'What was published of a page, newest first; the last is the page as it began.',
    params: ByPage,
    query: listQuery(),
    answer: listOf(PageVersion),
  },
  restore: {
    access: 'admin',
    summary: 'Makes an earlier version the draft, in place of the one there is.',
    params: ByPage.extend({ id: Id }),
    body: AtRevision,
    answer: PageEditing,
    errors: ['NOT_FOUND', 'REVISION_CLASH'],
  },
  presence: {
    access: 'admin',
    summary: 'Says whether the reader has the page open to edit, and tells who else has.',
    params: ByPage,
    body: EditorHere,
    answer: EditorsHere,
  },
  blocks: {
    access: 'public',
    summary: 'The blocks of a page in the reader’s language; admins get hidden ones too.',
    params: ByPage,
    answer: SpokenBlocks,
  },
  putBlocks: {
    access: 'admin',
    summary:
      'Replaces the published blocks in the reader’s language; the other language stays. 409 where somebody published, or drafted other blocks, meanwhile.',
    params: ByPage,
    body: PutBlocks,
    answer: Done.extend({ revision: z.int() }),
    errors: ['REVISION_CLASH'],
    largestBody,
  },
  putText: {
    access: 'admin',
    summary: 'Changes a text of the page in the reader’s language; the other language stays.',
    params: ByPage,
    body: PutText,
    answer: Done,
    errors: ['NOT_FOUND'],
  },
});
