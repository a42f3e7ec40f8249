import { describe, expect, it } from 'vitest';
import { setUpApp } from '../../platform/testing/setUp.ts';

/**
 * What becomes of each table when an account is erased: the part that collects and erases it, or why
 * none does. A new table fails here until it has its line, and one in the decision record.
 */
const tables: Readonly<Record<string, { readonly part: string } | { readonly none: string }>> = {
  account_secrets: { part: 'accounts' },
  application_comments: { part: 'comments' },
  application_edits: { part: 'applications' },
  application_files: { part: 'applications' },
  application_invitations: { part: 'teams' },
  application_members: { part: 'applications' },
  application_revisions: { part: 'applications' },
  application_transitions: { part: 'applications' },
  applications: { part: 'applications' },
  audit_entries: { part: 'personal-data' },
  bank_people: { part: 'banks' },
  call_extensions: { part: 'applications' },
  bank_requests: { part: 'bankRequests' },
  skill_answers: { part: 'skills' },
  skill_consents: { part: 'skills' },
  skill_readings: { none: 'what an application says, nobody’s' },
  skill_requests: { none: 'texts’ hashes and skills, nobody' },
  team_handovers: { part: 'teams' },
  team_links: { none: 'names an application, nobody' },
  team_requests: { part: 'teams' },
  call_drafts: { part: 'calls' },
  call_follows: { part: 'calls' },
  call_history: { part: 'calls' },
  call_reminders: { none: 'names a call and a time, nobody' },
  calls: { part: 'calls' },
  campaign_days: { none: 'sums of donations, no donor' },
  campaign_matches: { none: 'names a bank or who gives through it, no member' },
  campaigns: { part: 'crowdfunding' },
  campaign_amounts: { part: 'campaignPages' },
  campaign_questions: { part: 'campaignPages' },
  campaign_updates: { part: 'campaignPages' },
  data_archives: { part: 'personal-data' },
  call_views: { none: 'visits are counted, visitors are not' },
  page_visitors: { none: 'hashes of a day, with nothing that leads to a member; deleted after it' },
  page_views: { none: 'addresses are counted, readers are not' },
  demo_mails: { part: 'personal-data' },
  donation_events: { none: 'names a donation and what the provider told of it, nobody' },
  donations: { part: 'crowdfunding' },
  payment_checks: { none: 'counts questions to the card provider, nobody' },
  payment_differences: { part: 'crowdfunding' },
  refunds: { part: 'crowdfunding' },
  email_changes: { part: 'accounts' },
  fund_entries: { part: 'funds' },
  gifts: { part: 'gifts' },
  volunteers: { part: 'volunteers' },
  guardian_consents: { part: 'teams' },
  notification_choices: { part: 'notifications' },
  notification_mails: { part: 'notifications' },
  notifications: { part: 'notifications' },
  ob_permissions: { part: 'permissions' },
  profiles: { part: 'profiles' },
  rate_limits: { none: 'hashes that end within hours' },
  recovery_codes: { part: 'accounts' },
  refresh_tokens: { part: 'accounts' },
  review_assignments: { part: 'reviews' },
  reviews: { part: 'reviews' },
  second_factor_removals: { part: 'accounts' },
  second_factors: { part: 'accounts' },
  sessions: { part: 'accounts' },
  sign_in_events: { part: 'accounts' },
  content_pages: { part: 'content' },
  content_versions: { part: 'content' },
  text_overrides: { part: 'translations' },
  users: { part: 'accounts' },
  youth_banks: { none: 'banks, not members' },
  stories: { part: 'stories' },
  mentorship_events: { part: 'mentorship' },
  mentorship_files: { part: 'mentorship' },
  mentorship_hours: { none: 'names a bank and hours, nobody' },
  mentorship_mails: { none: 'names a request and a number, nobody' },
  mentorship_messages: { part: 'mentorship' },
  mentorship_reads: { part: 'mentorship' },
  mentorship_requests: { part: 'mentorship' },
  mentorship_templates: { none: 'what a bank’s mentors begin with, nobody’s' },
  agreement_events: { part: 'agreements' },
  agreement_expenses: { part: 'agreements' },
  agreement_files: { part: 'agreements' },
  agreement_milestones: { part: 'agreements' },
  agreement_points: { part: 'agreements' },
  agreement_reports: { part: 'agreements' },
  agreement_templates: { none: 'the wording of a bank, nobody’s' },
  agreements: { part: 'agreements' },
  application_tasks: { part: 'tasks' },
  application_ticks: { part: 'tasks' },
  article_authors: { part: 'articles' },
  article_bookmarks: { part: 'articles' },
  article_comment_reports: { part: 'articles' },
  article_comments: { part: 'articles' },
  article_history: { part: 'articles' },
  article_reactions: { part: 'articles' },
  articles: { part: 'articles' },
  link_previews: { none: 'what pages of the web say, not who asked' },
  connection_invitations: { part: 'network' },
  connections: { part: 'network' },
  member_follows: { part: 'network' },
  member_blocks: { part: 'network' },
  recommendations: { part: 'network' },
  suggestion_dismissals: { part: 'network' },
  posts: { part: 'posts' },
  post_circles: { part: 'posts' },
  post_versions: { part: 'posts' },
  post_reactions: { part: 'posts' },
  post_votes: { part: 'posts' },
  post_bookmarks: { part: 'posts' },
  post_hides: { part: 'posts' },
  post_comments: { part: 'posts' },
  post_comment_reactions: { part: 'posts' },
  feed_settings: { part: 'posts' },
  feed_mutes: { part: 'posts' },
  conversation_members: { part: 'conversations' },
  conversations: { part: 'conversations' },
  message_files: { part: 'conversations' },
  message_reactions: { part: 'conversations' },
  message_settings: { part: 'conversations' },
  messages: { part: 'conversations' },
  report_cases: { part: 'reports' },
  reports: { part: 'reports' },
};

/**
 * Columns that name a member, and whether their rows are left once an account was erased: `gone`, or
 * why the id may stay.
 */
const columns: Readonly<Record<string, 'gone' | { readonly stays: string }>> = {
  'account_secrets.user_id': 'gone',
  'application_comments.author_id': 'gone',
  'application_comments.resolved_by': 'gone',
  'agreement_events.actor_id': { stays: 'the record of what became of public money' },
  'agreement_expenses.decided_by': { stays: 'who answered for a receipt' },
  'agreement_expenses.sent_by': { stays: 'who sent a receipt' },
  'agreement_files.uploaded_by': { stays: 'who sent the file of a receipt or a proof' },
  'agreement_points.ticked_by': { stays: 'who stood for a point of an agreement' },
  'agreements.prepared_by': { stays: 'who prepared an agreement' },
  'application_edits.edited_by': { stays: 'who wrote what of an application' },
  'application_invitations.invitee_user_id': 'gone',
  'application_members.user_id': { stays: 'the last owner of what the bank keeps' },
  'application_revisions.submitted_by': { stays: 'the record of what was submitted' },
  'application_transitions.actor_id': { stays: 'the record of decisions' },
  'applications.owner_id': { stays: 'what the bank keeps, where nobody of the team is left' },
  'audit_entries.actor_id': { stays: 'the audit trail, by the id alone' },
  'bank_people.user_id': 'gone',
  'bank_requests.requester_id': 'gone',
  'skill_answers.answered_by': 'gone',
  'skill_consents.given_by': 'gone',
  'team_handovers.to_user_id': 'gone',
  'team_requests.user_id': 'gone',
  'call_drafts.saved_by': { stays: 'who last worked on the call' },
  'call_extensions.granted_by': { stays: 'who gave a team more time' },
  'call_follows.user_id': 'gone',
  'call_history.actor_id': { stays: 'the record of who changed what of a call' },
  'campaign_questions.answered_by': 'gone',
  'campaign_updates.author_id': 'gone',
  'content_pages.published_by': 'gone',
  'content_pages.saved_by': 'gone',
  'content_versions.actor_id': 'gone',
  'data_archives.user_id': 'gone',
  'email_changes.user_id': 'gone',
  'fund_entries.created_by': { stays: 'who wrote down the money of a bank' },
  'volunteers.invited_by': 'gone',
  'volunteers.recorded_by': 'gone',
  'gifts.proof_by': 'gone',
  'gifts.requested_by': 'gone',
  'guardian_consents.user_id': 'gone',
  'mentorship_events.actor_id': 'gone',
  'mentorship_events.target_id': 'gone',
  'mentorship_files.uploaded_by': 'gone',
  'mentorship_messages.sender_id': 'gone',
  'mentorship_reads.user_id': 'gone',
  'mentorship_requests.author_id': 'gone',
  'mentorship_requests.claimed_by': 'gone',
  'mentorship_requests.rated_mentor_id': 'gone',
  'notification_choices.user_id': 'gone',
  'notification_mails.user_id': 'gone',
  'notifications.from_user_id': {
    stays: 'the notice is its reader’s, the name is read at that time',
  },
  'notifications.user_id': 'gone',
  'ob_permissions.user_id': { stays: 'the record of who could decide, inactive' },
  'payment_differences.closed_by': { stays: 'who looked into a payment' },
  'profiles.user_id': 'gone',
  'recovery_codes.user_id': 'gone',
  'refunds.asked_by': { stays: 'who gave money back' },
  'refunds.decided_by': { stays: 'who agreed that money is given back' },
  'review_assignments.assigned_by': 'gone',
  'review_assignments.reviewer_id': 'gone',
  'reviews.reviewer_id': { stays: 'scores that a decision rests on' },
  'second_factor_removals.requested_by': 'gone',
  'second_factor_removals.user_id': 'gone',
  'second_factors.user_id': 'gone',
  'sessions.user_id': 'gone',
  'sign_in_events.user_id': 'gone',
  'text_overrides.updated_by': 'gone',
  'application_tasks.created_by': 'gone',
  'application_tasks.done_by': 'gone',
  'application_tasks.assigned_user_id': 'gone',
  'application_ticks.ticked_by': 'gone',
  'article_authors.user_id': 'gone',
  'article_bookmarks.user_id': 'gone',
  'article_comment_reports.user_id': 'gone',
  'article_comments.author_id': 'gone',
  'article_comments.hidden_by': 'gone',
  'article_history.actor_id': 'gone',
  'article_reactions.user_id': 'gone',
  'articles.owner_id': 'gone',
  'articles.returned_by': 'gone',
  'articles.saved_by': 'gone',
  'connection_invitations.inviter_id': 'gone',
  'connection_invitations.invitee_id': 'gone',
  'connections.member_id': 'gone',
  'connections.other_id': 'gone',
  'member_follows.follower_id': 'gone',
  'member_follows.followed_id': 'gone',
  'member_blocks.blocker_id': 'gone',
  'member_blocks.blocked_id': 'gone',
  'recommendations.author_id': 'gone',
  'recommendations.subject_id': 'gone',
  'suggestion_dismissals.member_id': 'gone',
  'suggestion_dismissals.other_id': 'gone',
  'posts.author_id': 'gone',
  'post_circles.author_id': 'gone',
  'post_reactions.user_id': 'gone',
  'post_votes.user_id': 'gone',
  'post_bookmarks.user_id': 'gone',
  'post_hides.user_id': 'gone',
  'post_comments.author_id': 'gone',
  'post_comment_reactions.user_id': 'gone',
  'feed_settings.user_id': 'gone',
  'feed_mutes.user_id': 'gone',
  'feed_mutes.muted_id': 'gone',
  'conversation_members.asked_by': 'gone',
  'conversation_members.user_id': 'gone',
  'conversations.creator_id': 'gone',
  'conversations.high_id': 'gone',
  'conversations.low_id': 'gone',
  'message_files.uploaded_by': 'gone',
  'message_reactions.user_id': 'gone',
  'message_settings.user_id': 'gone',
  'messages.sender_id': 'gone',
  'report_cases.owner_id': 'gone',
  'reports.reporter_id': 'gone',
};

const app = setUpApp();

const names = async (query: string) =>
  (await app.platform.db.pool.query<{ name: string }>(query)).rows.map(({ name }) => name);

describe('what is kept about members', () => {
  it('has a decision for every table', async () => {
    const kept = await names(`
      SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`);
    expect(kept).toEqual(Object.keys(tables).sort());
  });

  it('has a decision for every column that names a member', async () => {
    const kept = await names(`
      SELECT format('%s.%s', k.table_name, k.column_name) AS name
      FROM information_schema.referential_constraints AS r
      JOIN information_schema.key_column_usage AS k USING (constraint_schema, constraint_name)
      JOIN information_schema.key_column_usage AS target
        ON target.constraint_schema = r.unique_constraint_schema
        AND target.constraint_name = r.unique_constraint_name
      WHERE target.table_name = 'users' AND target.column_name = 'id'
      UNION
      SELECT format('%s.%s', table_name, column_name) FROM information_schema.columns
      WHERE table_schema = 'public' AND data_type = 'uuid'
        AND column_name ~ '(user_id|actor_id|owner_id|reviewer_id|member_id|_by)$'
      ORDER BY 1`);
    expect(kept).toEqual(Object.keys(columns).sort());
  });

  it('belongs to parts that there are', () => {
    const parts = new Set(app.platform.personalData.map(({ name }) => name));
    const named = Object.values(tables).flatMap((one) => ('part' in one ? [one.part] : []));
    expect(named.filter((part) => !parts.has(part))).toEqual([]);
    for (const column of Object.keys(columns)) {
      expect(tables[column.split('.')[0] ?? ''], column).toHaveProperty('part');
    }
  });
});
