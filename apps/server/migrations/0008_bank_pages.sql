CREATE TABLE "bank_people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bank_id" uuid NOT NULL,
	"name" text NOT NULL,
	"role_bhs" text NOT NULL,
	"role_en" text NOT NULL,
	"kind" text NOT NULL,
	"picture" text,
	"position" integer NOT NULL,
	"user_id" uuid
);
--> statement-breakpoint
ALTER TABLE "youth_banks" ADD COLUMN "story_bhs" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "youth_banks" ADD COLUMN "story_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "youth_banks" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "youth_banks" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "youth_banks" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "youth_banks" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "youth_banks" ADD COLUMN "web" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "youth_banks" ADD COLUMN "address_bhs" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "youth_banks" ADD COLUMN "address_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "youth_banks" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "youth_banks" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "youth_banks" ADD COLUMN "founded_on" date;--> statement-breakpoint
ALTER TABLE "youth_banks" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "youth_banks" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_people" ADD CONSTRAINT "bank_people_bank_id_youth_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."youth_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_people" ADD CONSTRAINT "bank_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_people_bank" ON "bank_people" USING btree ("bank_id","position");--> statement-breakpoint
CREATE INDEX "bank_people_user" ON "bank_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "applications_shown" ON "applications" USING btree ("submitted_at","id") WHERE status IN ('published', 'crowdfunding', 'approved', 'contract_signed', 'implementation', 'completed');--> statement-breakpoint
CREATE INDEX "applications_shown_bank" ON "applications" USING btree ("bank_id","submitted_at","id") WHERE status IN ('published', 'crowdfunding', 'approved', 'contract_signed', 'implementation', 'completed');