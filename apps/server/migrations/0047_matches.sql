CREATE TABLE "campaign_matches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"by_bank" boolean NOT NULL,
	"giver" text NOT NULL,
	"amount" bigint NOT NULL,
	"held" bigint DEFAULT 0 NOT NULL,
	"settled" bigint DEFAULT 0 NOT NULL,
	"released" bigint DEFAULT 0 NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_matches_never_above" CHECK (amount > 0 AND held >= 0 AND settled >= 0 AND released >= 0
        AND held + settled + released <= amount)
);
--> statement-breakpoint
ALTER TABLE "campaign_days" DROP CONSTRAINT "campaign_days_never_below";--> statement-breakpoint
DROP INDEX "donations_donor";--> statement-breakpoint
ALTER TABLE "campaign_days" ADD COLUMN "matched" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "matched" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "end_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "match_id" uuid;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "matched" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_matches" ADD CONSTRAINT "campaign_matches_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_matches_campaign" ON "campaign_matches" USING btree ("campaign_id","ends_at");--> statement-breakpoint
CREATE INDEX "campaign_matches_rest" ON "campaign_matches" USING btree ("ends_at") WHERE by_bank AND settled + released < amount;--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_match_id_campaign_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."campaign_matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaigns_untold" ON "campaigns" USING btree ("ends_at") WHERE closed_at IS NULL AND end_told_at IS NULL;--> statement-breakpoint
CREATE INDEX "donations_match" ON "donations" USING btree ("match_id") WHERE match_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "donations_donor" ON "donations" USING btree ("donor_email","created_at","id") WHERE donor_email <> '';--> statement-breakpoint
ALTER TABLE "campaign_days" ADD CONSTRAINT "campaign_days_never_below" CHECK (matched >= 0 AND matched <= settled AND donations >= 0);--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_matched_within" CHECK (matched >= 0 AND matched <= settled);--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_matched_within" CHECK (matched >= 0 AND matched <= amount);--> statement-breakpoint
-- Whoever was to hear of their end has heard.
UPDATE "campaigns" SET "end_told_at" = "ends_at" WHERE "ends_at" <= now();
