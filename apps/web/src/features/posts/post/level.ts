/** Of the heading that a post is; what stands within it is one deeper. */
export type Level = 2 | 3;
