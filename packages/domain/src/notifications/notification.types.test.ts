import { describe, expect, it } from 'vitest';
import { notificationKinds, notificationTypes, typeRules } from './notification.types.ts';

describe('the types of notification', () => {
  it('have a kind each, and no kind is empty', () => {
    const kinds = notificationTypes.map((type) => typeRules[type].kind);
    expect(new Set(kinds)).toEqual(new Set(notificationKinds));
  });

  it('hold the eight of the specification', () => {
    expect(notificationTypes).toEqual(
      expect.arrayContaining([
        'team_invitation',
        'invitation_response',
        'team_activity',
        'connection_request',
        'mention',
        'comment',
        'status_change',
        'mentor_message',
      ]),
    );
  });

  it('stand beside the others of their kind', () => {
    const kinds = notificationTypes.map((type) => typeRules[type].kind);
    expect(kinds.filter((kind, index) => kind !== kinds[index - 1])).toEqual(notificationKinds);
  });

  it('never fold what asks for an answer or decides', () => {
    const single = notificationTypes.filter((type) => !typeRules[type].folds);
    expect(single).toEqual([
      'team_invitation',
      'status_change',
      'deadline',
      'call_opened',
      'article',
      'connection_request',
      'group_invitation',
      'recommendation',
      'moderation',
    ]);
  });
});
