ALTER TABLE "youth_banks" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
UPDATE "youth_banks" SET "published_at" = "created_at";
