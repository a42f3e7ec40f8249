-- Each save writes the whole content anew: compressing it took three quarters of the statement.
ALTER TABLE "applications" ALTER COLUMN "content" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "application_edits" ALTER COLUMN "changes" SET STORAGE EXTERNAL;
