import { z } from 'zod';
import { ById, Done, listOf, listQuery } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { StoredDocument } from '../files/files.schemas.ts';
import { callEditingPaths } from './call-editing.paths.ts';
import {
  CallEditing,
  CallHistoryItem,
  CallMove,
  CallPreview,
  CallRow,
  NewCall,
  SaveCall,
  StaffCallsQuery,
} from './call-editing.schemas.ts';

export const callEditingApi = endpoints(callEditingPaths, {
  staffList: {
    access: 'ob',
    summary: 'Calls of the banks with which the reader has to do, drafts too, newest first.',
    query: StaffCallsQuery,
    answer: listOf(CallRow),
  },
  create: {
    access: 'ob',
    summary: 'Begins a call as a draft, empty or after an older one.',
    body: NewCall,
    answer: CallEditing,
    status: 201,
    errors: ['NOT_FOUND', 'IDEMPOTENCY_MISMATCH'],
  },
  open: {
    access: 'ob',
    summary: 'A call with its working copy, what that lacks and what may be done with it.',
    params: ById,
    answer: CallEditing,
    errors: ['NOT_FOUND'],
  },
  save: {
    access: 'ob',
    summary: 'Saves changed fields of the working copy; two changes of one field clash with 409.',
    params: ById,
    body: SaveCall,
    answer: CallEditing,
    errors: ['NOT_FOUND', 'WRONG_STATUS', 'REVISION_CLASH'],
    largestBody: 2 * 1024 * 1024,
  },
  remove: {
    access: 'ob',
    summary: 'Deletes a draft that was never public, with its history; the audit trail keeps it.',
    params: ById,
    answer: Done,
    errors: ['NOT_FOUND', 'WRONG_STATUS'],
  },
  move: {
    access: 'ob',
    summary: 'Changes the status by the one table of moves.',
    params: ById,
    body: CallMove,
    answer: CallEditing,
    errors: ['NOT_FOUND', 'WRONG_STATUS', 'INCOMPLETE', 'ALREADY_EXISTS'],
  },
  publishChanges: {
    access: 'ob',
    summary: 'Makes the working copy of a published call what everybody reads.',
    params: ById,
    body: z.object({ revision: z.int().min(0) }),
    answer: CallEditing,
    errors: ['NOT_FOUND', 'WRONG_STATUS', 'INCOMPLETE', 'REVISION_CLASH'],
  },
  dropChanges: {
    access: 'ob',
    summary: 'Makes what everybody reads the working copy again.',
    params: ById,
    answer: CallEditing,
    errors: ['NOT_FOUND', 'WRONG_STATUS'],
  },
  history: {
    access: 'ob',
    summary: 'Who changed what of a call, newest first.',
    params: ById,
    query: listQuery(),
    answer: listOf(CallHistoryItem),
    errors: ['NOT_FOUND'],
  },
  document: {
    access: 'ob',
    summary:
      'Keeps a document for the call (form field `file`: PDF, Office or OpenDocument); its address goes into the content.',
    params: ById,
    kind: 'multipart',
    answer: StoredDocument,
    errors: ['NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA', 'BAD_REQUEST'],
    rateLimit: { max: 60, windowSeconds: 600 },
  },
  preview: {
    access: 'ob',
    summary: 'The working copy as everybody would read it.',
    params: ById,
    answer: CallPreview,
    errors: ['NOT_FOUND'],
  },
});
