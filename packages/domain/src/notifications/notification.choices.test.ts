import { describe, expect, it } from 'vitest';
import { choicesOf, isOn, mayChoose, type SavedChoice } from './notification.choices.ts';
import { notificationTypes } from './notification.types.ts';

const nothing: SavedChoice = () => undefined;
const allOff: SavedChoice = () => false;
const open = (on: boolean) => ({ on, locked: null });

describe('choices', () => {
  it('begin with all in the app, and by e-mail what asks for something', () => {
    const mailed = notificationTypes.filter((type) => isOn(type, 'mail', undefined));
    expect(mailed).toEqual([
      'team_invitation',
      'status_change',
      'deadline',
      'call_opened',
      'mentor_message',
      'article',
      'connection_request',
      'message',
      'group_invitation',
      'recommendation',
      'moderation',
    ]);
    expect(notificationTypes.every((type) => isOn(type, 'app', undefined))).toBe(true);
  });

  it('are the member’s', () => {
    expect(choicesOf('comment', nothing, 'at_once')).toEqual({
      kind: 'network',
      app: open(true),
      mail: open(false),
      push: open(false),
    });
    const mailOnly: SavedChoice = (_, channel) => channel === 'mail';
    expect(choicesOf('comment', mailOnly, 'daily')).toEqual({
      kind: 'network',
      app: open(false),
      mail: open(true),
      push: open(false),
    });
  });

  it('cannot take the status of an application or what moderators decide out of the app', () => {
    expect(choicesOf('status_change', allOff, 'at_once')).toEqual({
      kind: 'applications',
      app: { on: true, locked: 'status' },
      mail: open(false),
      push: open(false),
    });
    const refused = notificationTypes.filter((type) => !mayChoose(type, 'app', false));
    expect(refused).toEqual(['status_change', 'moderation']);
    expect(mayChoose('status_change', 'app', true)).toBe(true);
    expect(mayChoose('status_change', 'mail', false)).toBe(true);
  });

  it('of e-mail rest while no e-mail is wanted', () => {
    for (const type of notificationTypes) {
      expect(choicesOf(type, nothing, 'never').mail).toEqual({ on: false, locked: 'no_mail' });
    }
  });
});
