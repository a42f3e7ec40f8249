CREATE TABLE "payment_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"asked" integer NOT NULL,
	"changed" integer NOT NULL,
	"unanswered" integer NOT NULL,
	"differences" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_differences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"donation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"told" jsonb NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"donation_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"cause" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"notice_id" text,
	CONSTRAINT "refunds_positive" CHECK (amount > 0)
);
--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "bank_id" uuid;--> statement-breakpoint
UPDATE "donations" SET "bank_id" = c."bank_id" FROM "campaigns" AS c WHERE c."id" = "donations"."campaign_id";--> statement-breakpoint
ALTER TABLE "donations" ALTER COLUMN "bank_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "donations" SET "refunded" = "amount" WHERE "status" = 'refunded';--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "network" text;--> statement-breakpoint
INSERT INTO "refunds" ("id", "donation_id", "amount", "cause", "reason", "status", "asked_at") SELECT gen_random_uuid(), "id", "amount", 'overfunded', '', 'queued', now() FROM "donations" WHERE "status" = 'overfunded';--> statement-breakpoint
ALTER TABLE "payment_differences" ADD CONSTRAINT "payment_differences_donation_id_donations_id_fk" FOREIGN KEY ("donation_id") REFERENCES "public"."donations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_differences" ADD CONSTRAINT "payment_differences_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_donation_id_donations_id_fk" FOREIGN KEY ("donation_id") REFERENCES "public"."donations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_checks_ended" ON "payment_checks" USING btree ("ended_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_differences_open" ON "payment_differences" USING btree ("donation_id","kind") WHERE closed_at IS NULL;--> statement-breakpoint
CREATE INDEX "payment_differences_found" ON "payment_differences" USING btree ("found_at","id");--> statement-breakpoint
CREATE INDEX "refunds_donation" ON "refunds" USING btree ("donation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_open" ON "refunds" USING btree ("donation_id") WHERE status NOT IN ('done', 'rejected');--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_notice" ON "refunds" USING btree ("notice_id") WHERE notice_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "refunds_done" ON "refunds" USING btree ("done_at","id") WHERE status = 'done';--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_bank_id_youth_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."youth_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "donations_bank" ON "donations" USING btree ("bank_id","created_at","id");--> statement-breakpoint
CREATE INDEX "donations_created" ON "donations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "donations_surname" ON "donations" USING btree (lower(donor_surname)) WHERE donor_surname <> '';--> statement-breakpoint
CREATE INDEX "donations_lapsed" ON "donations" USING btree ("campaign_id","network","created_at") WHERE status = 'expired' AND network IS NOT NULL;--> statement-breakpoint
CREATE INDEX "donations_networks" ON "donations" USING btree ("created_at") WHERE network IS NOT NULL;--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_refunded" CHECK (refunded BETWEEN 0 AND amount AND (refunded = amount) = (status = 'refunded'));