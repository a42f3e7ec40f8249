/** What open pages may listen to on the event stream; the server asks who may hear of what. */
export const liveKinds = [
  'application',
  'article',
  'boardComments',
  'call',
  'campaign',
  'campaignPage',
  'comments',
  'content',
  'conversation',
  'mentorship',
  'postComments',
  'presence',
  'written',
] as const;
export type LiveKind = (typeof liveKinds)[number];

/** `campaign:<id>`: that something of it changed. */
export type LiveTopic = `${LiveKind}:${string}`;
