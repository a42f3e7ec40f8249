import { z } from 'zod';
import { ById, Done } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { campaignPagesPaths } from './campaign-pages.paths.ts';
import {
  CampaignAmountsBody,
  CampaignAnswerBody,
  CampaignNewsBody,
  CampaignPage,
  CampaignQuestionBody,
  CampaignUpdateBody,
  SpreadQuery,
} from './campaign-pages.schemas.ts';

const refusals = ['NOT_FOUND', 'WRONG_STATUS'] as const;

export const campaignPagesApi = endpoints(campaignPagesPaths, {
  page: {
    access: 'public',
    summary:
      'What a campaign’s page tells: the story, what amounts make possible, news, questions.',
    params: ById,
    answer: CampaignPage,
    errors: ['NOT_FOUND'],
  },
  amounts: {
    access: 'member',
    summary: 'Says anew what amounts make possible, as the team.',
    params: ById,
    body: CampaignAmountsBody,
    answer: CampaignPage,
    errors: refusals,
  },
  publish: {
    access: 'member',
    summary: 'Tells news, as the team; donors who wish it are mailed.',
    params: ById,
    body: CampaignNewsBody,
    answer: CampaignPage,
    errors: [...refusals, 'TOO_MANY_ITEMS', 'ALREADY_EXISTS'],
    status: 201,
    // Each may mail every donor.
    rateLimit: { max: 60, windowSeconds: 3_600 },
  },
  change: {
    access: 'member',
    summary: 'Corrects news, as the team; nobody is mailed again.',
    params: ById,
    body: CampaignUpdateBody,
    answer: CampaignPage,
    errors: refusals,
  },
  remove: {
    access: 'member',
    summary: 'Takes news away, as the team or the bank.',
    params: ById,
    answer: Done,
    errors: ['NOT_FOUND'],
  },
  ask: {
    access: 'public',
    summary: 'Asks the team; the question is seen by everybody once it is answered.',
    params: ById,
    body: CampaignQuestionBody,
    answer: Done,
    errors: [...refusals, 'TOO_MANY_ITEMS', 'ALREADY_EXISTS'],
    status: 201,
    // A class asks behind one address.
    rateLimit: { max: 60, windowSeconds: 3_600 },
  },
  answer: {
    access: 'member',
    summary: 'Answers a question, as the team; the first answer is mailed to who asked.',
    params: ById,
    body: CampaignAnswerBody,
    answer: CampaignPage,
    errors: [...refusals, 'REVISION_CLASH'],
  },
  widget: {
    access: 'public',
    anyOrigin: true,
    kind: 'stream',
    summary: 'The campaign as a small page that any site may frame; no script.',
    params: ById,
    query: SpreadQuery,
    answer: z.string(),
    errors: ['NOT_FOUND'],
  },
  picture: {
    access: 'public',
    anyOrigin: true,
    kind: 'stream',
    summary: 'The campaign with its goal as a picture, 640 × 224.',
    params: ById,
    query: SpreadQuery,
    answer: z.unknown(),
    errors: ['NOT_FOUND'],
  },
  poster: {
    access: 'public',
    kind: 'stream',
    summary: 'A poster with the code that leads to the campaign, as a PDF.',
    params: ById,
    query: SpreadQuery,
    answer: z.unknown(),
    errors: ['NOT_FOUND'],
    rateLimit: { max: 120, windowSeconds: 3_600 },
  },
  dismiss: {
    access: 'member',
    summary: 'Takes a question away, as the team or the bank.',
    params: ById,
    answer: Done,
    errors: ['NOT_FOUND'],
  },
});
