-- What waits here lives three days and carries no proof: admins ask again, and state it.
DELETE FROM "second_factor_removals";--> statement-breakpoint
CREATE TABLE "desk_reminders" (
	"bank_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"sent_by" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_reminders_bank_id_kind_about_pk" PRIMARY KEY("bank_id","kind","about")
);
--> statement-breakpoint
ALTER TABLE "second_factor_removals" ALTER COLUMN "requested_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "second_factor_removals" ALTER COLUMN "requested_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "second_factor_removals" ADD COLUMN "opened_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "second_factor_removals" ADD COLUMN "stop_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "second_factor_removals" ADD COLUMN "reported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "second_factor_removals" ADD COLUMN "contact" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "second_factor_removals" ADD COLUMN "proof" text;--> statement-breakpoint
ALTER TABLE "second_factor_removals" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "second_factor_removals" ADD COLUMN "confirmed_by" uuid;--> statement-breakpoint
ALTER TABLE "second_factor_removals" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "desk_reminders" ADD CONSTRAINT "desk_reminders_bank_id_youth_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."youth_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_reminders" ADD CONSTRAINT "desk_reminders_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_reminders_by" ON "desk_reminders" USING btree ("sent_by");--> statement-breakpoint
ALTER TABLE "second_factor_removals" ADD CONSTRAINT "second_factor_removals_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "second_factor_removals_stop" ON "second_factor_removals" USING btree ("stop_hash");--> statement-breakpoint
CREATE INDEX "second_factor_removals_confirmed" ON "second_factor_removals" USING btree ("confirmed_by");