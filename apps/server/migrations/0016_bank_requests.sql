CREATE TABLE "bank_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"requester_id" uuid NOT NULL,
	"group_name" text NOT NULL,
	"municipality" text NOT NULL,
	"bank_id" uuid,
	"people" integer,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"messages" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_requests" ADD CONSTRAINT "bank_requests_requester_id_users_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_requests" ADD CONSTRAINT "bank_requests_bank_id_youth_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."youth_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_requests_open" ON "bank_requests" USING btree ("created_at","id") WHERE status IN ('received', 'answered');--> statement-breakpoint
CREATE INDEX "bank_requests_closed" ON "bank_requests" USING btree ("created_at","id") WHERE status NOT IN ('received', 'answered');--> statement-breakpoint
CREATE INDEX "bank_requests_bank" ON "bank_requests" USING btree ("bank_id","created_at","id");--> statement-breakpoint
CREATE INDEX "bank_requests_requester" ON "bank_requests" USING btree ("requester_id","created_at");