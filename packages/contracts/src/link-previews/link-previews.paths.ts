/** Address of what a page of the web says of itself (specification §7.3). */
export const linkPreviewsPaths = {
  preview: 'GET /api/link-preview',
} as const;
