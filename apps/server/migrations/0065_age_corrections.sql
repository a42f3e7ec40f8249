CREATE TABLE "age_corrections" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"birth_year" integer,
	"adult" boolean NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "age_corrections" ADD CONSTRAINT "age_corrections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "age_corrections_asked" ON "age_corrections" USING btree ("asked_at","user_id");