ALTER TABLE "campaign_updates" ADD COLUMN "pictures" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "provider_reference" text;--> statement-breakpoint
CREATE INDEX "donations_bank_status" ON "donations" USING btree ("bank_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "donations_status" ON "donations" USING btree ("status","created_at","id");