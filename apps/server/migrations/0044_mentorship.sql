CREATE TABLE "mentorship_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"event" text NOT NULL,
	"actor_id" uuid,
	"target_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mentorship_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid,
	"message_id" uuid,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"uploaded_by" uuid,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mentorship_hours" (
	"bank_id" uuid PRIMARY KEY NOT NULL,
	"days" smallint[] NOT NULL,
	"from" smallint NOT NULL,
	"to" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mentorship_mails" (
	"request_id" uuid NOT NULL,
	"side" text NOT NULL,
	"number" integer NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mentorship_mails_request_id_side_pk" PRIMARY KEY("request_id","side")
);
--> statement-breakpoint
CREATE TABLE "mentorship_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"sender_id" uuid,
	"side" text NOT NULL,
	"is_note" boolean NOT NULL,
	"message" text NOT NULL,
	"section" text,
	"is_first_response" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mentorship_reads" (
	"request_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"side" text NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "mentorship_reads_request_id_user_id_pk" PRIMARY KEY("request_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "mentorship_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"bank_id" uuid NOT NULL,
	"author_id" uuid,
	"description" text NOT NULL,
	"type" text NOT NULL,
	"priority" text NOT NULL,
	"status" text NOT NULL,
	"claimed_by" uuid,
	"section" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"sla_timer" timestamp with time zone,
	"clock_since" timestamp with time zone,
	"was_late" boolean DEFAULT false NOT NULL,
	"escalated_at" timestamp with time zone,
	"first_answered_at" timestamp with time zone,
	"resolved_at" timestamp with time zone,
	"rating" smallint,
	"feedback" text,
	"rated_mentor_id" uuid,
	"messages" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"place" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mentorship_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bank_id" uuid NOT NULL,
	"title_bhs" text NOT NULL,
	"title_en" text NOT NULL,
	"text_bhs" text NOT NULL,
	"text_en" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mentorship_events" ADD CONSTRAINT "mentorship_events_request_id_mentorship_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."mentorship_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_events" ADD CONSTRAINT "mentorship_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_events" ADD CONSTRAINT "mentorship_events_target_id_users_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_files" ADD CONSTRAINT "mentorship_files_request_id_mentorship_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."mentorship_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_files" ADD CONSTRAINT "mentorship_files_message_id_mentorship_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."mentorship_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_files" ADD CONSTRAINT "mentorship_files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_hours" ADD CONSTRAINT "mentorship_hours_bank_id_youth_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."youth_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_mails" ADD CONSTRAINT "mentorship_mails_request_id_mentorship_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."mentorship_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_messages" ADD CONSTRAINT "mentorship_messages_request_id_mentorship_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."mentorship_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_messages" ADD CONSTRAINT "mentorship_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_reads" ADD CONSTRAINT "mentorship_reads_request_id_mentorship_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."mentorship_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_reads" ADD CONSTRAINT "mentorship_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_requests" ADD CONSTRAINT "mentorship_requests_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_requests" ADD CONSTRAINT "mentorship_requests_bank_id_youth_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."youth_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_requests" ADD CONSTRAINT "mentorship_requests_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_requests" ADD CONSTRAINT "mentorship_requests_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_requests" ADD CONSTRAINT "mentorship_requests_rated_mentor_id_users_id_fk" FOREIGN KEY ("rated_mentor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_templates" ADD CONSTRAINT "mentorship_templates_bank_id_youth_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."youth_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mentorship_events_request" ON "mentorship_events" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "mentorship_events_actor" ON "mentorship_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "mentorship_events_target" ON "mentorship_events" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "mentorship_files_request" ON "mentorship_files" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "mentorship_files_message" ON "mentorship_files" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "mentorship_files_by" ON "mentorship_files" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "mentorship_files_unsent" ON "mentorship_files" USING btree ("uploaded_at") WHERE message_id IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "mentorship_messages_number" ON "mentorship_messages" USING btree ("request_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "mentorship_messages_first" ON "mentorship_messages" USING btree ("request_id") WHERE is_first_response;--> statement-breakpoint
CREATE INDEX "mentorship_messages_side" ON "mentorship_messages" USING btree ("request_id","side","number") WHERE NOT is_note;--> statement-breakpoint
CREATE INDEX "mentorship_messages_sender" ON "mentorship_messages" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "mentorship_messages_created" ON "mentorship_messages" USING btree ("created_at") WHERE NOT is_note;--> statement-breakpoint
CREATE INDEX "mentorship_reads_user" ON "mentorship_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mentorship_requests_bank" ON "mentorship_requests" USING btree ("bank_id","place","id","status","priority");--> statement-breakpoint
CREATE INDEX "mentorship_requests_banks" ON "mentorship_requests" USING btree ("place","id","bank_id","status","priority");--> statement-breakpoint
CREATE INDEX "mentorship_requests_mentor" ON "mentorship_requests" USING btree ("claimed_by","place","id","status","priority");--> statement-breakpoint
CREATE INDEX "mentorship_requests_application" ON "mentorship_requests" USING btree ("application_id","place","id","status","priority");--> statement-breakpoint
CREATE INDEX "mentorship_requests_author" ON "mentorship_requests" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "mentorship_requests_rated" ON "mentorship_requests" USING btree ("rated_mentor_id");--> statement-breakpoint
CREATE INDEX "mentorship_requests_open" ON "mentorship_requests" USING btree ("bank_id","application_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "mentorship_requests_due" ON "mentorship_requests" USING btree ("sla_timer") WHERE escalated_at IS NULL AND sla_timer IS NOT NULL;--> statement-breakpoint
CREATE INDEX "mentorship_requests_created" ON "mentorship_requests" USING btree ("bank_id","created_at");--> statement-breakpoint
CREATE INDEX "mentorship_templates_bank" ON "mentorship_templates" USING btree ("bank_id","id");