export const jobNames = {
  receipts: 'crowdfunding.receipts',
  notifyTeam: 'crowdfunding.notifyTeam',
  refund: 'crowdfunding.refund',
  refundMail: 'crowdfunding.refundMail',
  startedMail: 'crowdfunding.started',
  opened: 'crowdfunding.opened',
  ended: 'crowdfunding.ended',
  endedMail: 'crowdfunding.endedMail',
  secondRound: 'crowdfunding.secondRound',
  secondRoundMail: 'crowdfunding.secondRoundMail',
  expire: 'crowdfunding.expire',
  reconcile: 'crowdfunding.reconcile',
} as const;
