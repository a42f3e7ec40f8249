/** Addresses of those who take part in the activities of an application. */
export const volunteersPaths = {
  list: 'GET /api/applications/:id/volunteers',
  invite: 'POST /api/applications/:id/volunteers',
  offer: 'POST /api/applications/:id/volunteers/offers',
  decide: 'POST /api/volunteers/:id/decision',
  resend: 'POST /api/volunteers/:id/resend',
  remove: 'DELETE /api/volunteers/:id',
  record: 'PUT /api/volunteers/:id/hours',
  mine: 'GET /api/volunteers/mine',
  answerMine: 'POST /api/volunteers/mine/:id',
  asked: 'GET /api/volunteers/answer/:token',
  answer: 'POST /api/volunteers/answer/:token',
  certificate: 'GET /api/volunteers/answer/:token/certificate',
} as const;
